'use client'

import type { HeadingLevel } from '@arot/ui'
import { Avatar } from '@arot/ui/Avatar'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Rating } from '@arot/ui/Rating'
import { type ComponentProps, useId } from 'react'
import { type CustomerReviewsLabels, english } from './labels.ts'

export type { CustomerReviewsLabels }

export type Review = {
  name: string
  /** The role and the place of the reviewer. */
  role: string
  photo?: string | null | undefined
  /** From 1 to 5. */
  rating: number
  text: string
}

export type CustomerReviewsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The reviews, in order. */
  reviews: Review[]
  /** The level of its heading on the page. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<CustomerReviewsLabels> | undefined
}

/** Reviews of the marketplace by buyers. */
export function CustomerReviews({ reviews, headingLevel = 2, labels, className, ...props }: CustomerReviewsProps) {
  const { title } = useWords('CustomerReviews', english, labels)
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      data-slot="customer-reviews"
      aria-labelledby={titleId}
      {...props}
      className={cn('grid gap-5 text-arot-ink', fromCaller(className))}
    >
      <Heading id={titleId} className="font-arot-display font-bold text-arot-24 tracking-tight">
        {title}
      </Heading>
      <ul className="grid grid-cols-1 gap-4 arot-md:grid-cols-3 arot-lg:gap-6">
        {reviews.map((review) => (
          <li key={review.name} className="grid min-w-0">
            <ReviewCard {...review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReviewCard({ name, role, photo, rating, text }: Review) {
  return (
    <figure
      data-slot="review"
      className="grid content-between gap-6 rounded-arot-card border border-arot-line bg-arot-surface p-5 shadow-arot-card arot-lg:p-6"
    >
      <div className="grid justify-items-start gap-3">
        <Rating value={rating} hasFigure={false} />
        <blockquote dir="auto" className="wrap-anywhere text-pretty text-arot-16">
          {text}
        </blockquote>
      </div>
      <figcaption className="flex min-w-0 items-center gap-3">
        {/* The name is beside it. */}
        <Avatar aria-hidden name={name} src={photo} />
        <span className="wrap-anywhere grid min-w-0 text-arot-13 text-arot-muted">
          <span className="font-semibold text-arot-14 text-arot-ink">
            <bdi>{name}</bdi>
          </span>
          <bdi>{role}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
