'use client'

import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber, formatRating } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { english, type RatingLabels } from './labels.ts'

export type { RatingLabels }

export type RatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** From 0 to `max`, with fractions. */
  value: number
  /**
   * The number of stars.
   * @default 5
   */
  max?: number | undefined
  /** The number of reviews. It appears if it is at least 1. */
  count?: number | undefined
  /** Shows the number beside the stars. @default true */
  hasFigure?: boolean | undefined
  /** Texts for screen readers. */
  labels?: Partial<RatingLabels> | undefined
}

/** A read-only rating: stars filled to a tenth, and the number. */
export function Rating({ value, max = 5, count = 0, hasFigure = true, labels, className, ...props }: RatingProps) {
  const words = useWords('Rating', english, labels)
  const rating = Math.min(max, Math.max(0, value))
  const { locale } = useHost()
  const figure = formatRating(rating, locale)
  const most = formatNumber(max, locale)
  const number = formatNumber(count, locale)
  return (
    <span
      data-slot="rating"
      role="img"
      aria-label={count > 0 ? words.rated(figure, most, number, count) : words.rating(figure, most)}
      {...props}
      className={cn(
        'inline-flex items-center gap-1.5 text-arot-12 text-arot-muted tabular-nums',
        fromCaller(className),
      )}
    >
      <Stars count={max} rating={rating} />
      {hasFigure ? figure : null}
      {count > 0 ? <span data-slot="rating-count">{`(${number})`}</span> : null}
    </span>
  )
}

/**
 * All stars are one path, drawn twice; the second is clipped to the rating. So each rating has three elements, even in
 * every row of a table. The clip is an attribute, because a content security policy can forbid inline styles in
 * server-rendered HTML.
 */
function Stars({ count, rating }: { count: number; rating: number }) {
  const path = count === 5 ? fiveStars : stars(count)
  return (
    <svg
      aria-hidden="true"
      className="arot-mirror h-3.5 w-auto shrink-0 fill-current"
      viewBox={`0 0 ${count * starSize} ${starSize}`}
    >
      <path d={path} className="text-arot-line" />
      <path data-slot="rating-filled" d={path} className="text-arot-star" clipPath={insetOf(count, rating)} />
    </svg>
  )
}

const starSize = 20
/** The margin of a star inside its square. The clip is measured without it. */
const starMargin = 1.6

function insetOf(count: number, rating: number) {
  const ink = count * starSize - 2 * starMargin
  const left = Math.min(ink, Math.max(0, count * starSize - starMargin - rating * starSize))
  return `inset(0 ${((left / ink) * 100).toFixed(2)}% 0 0)`
}

function stars(count: number) {
  return Array.from({ length: count }, (_, index) => star(index * starSize)).join('')
}

function star(x: number) {
  return `M${x + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L${x + 1.6} 7.7l5.8-.8z`
}

const fiveStars = stars(5)
