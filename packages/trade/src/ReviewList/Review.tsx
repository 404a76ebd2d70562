'use client'

import { cn } from '@arot/ui/internal/lib/cn'
import { formatDate } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Link } from '@arot/ui/Link'
import { Rating } from '@arot/ui/Rating'
import { BadgeCheck, EyeOff } from 'lucide-react'
import { useId } from 'react'
import type { ReviewEntry } from '../review.ts'
import type { ReviewListLabels } from './labels.ts'
import { Moderation, type ReviewModeration } from './Moderation.tsx'

type Props = {
  review: ReviewEntry
  href: string | undefined
  moderation: ReviewModeration | undefined
  words: ReviewListLabels
}

/** One review. Its text is rendered as plain text, in its own direction. */
export function Review({ review, href, moderation, words }: Props) {
  const { locale, timeZone } = useHost()
  const id = useId()
  const day = (date: Date) => formatDate(date, locale, timeZone) ?? ''
  const { rating, words: text, at, changedAt, by, answer, hidden, product } = review
  const name = by || words.somebody
  return (
    <article
      data-slot="review"
      data-state={hidden ? 'hidden' : 'shown'}
      aria-labelledby={id}
      className="grid max-w-prose gap-2 text-arot-14 text-arot-ink"
    >
      {product === undefined ? null : (
        <p className="wrap-anywhere font-semibold">
          {href === undefined ? (
            <bdi>{product.name}</bdi>
          ) : (
            <Link href={href} dir="auto" className="arot-focus rounded-arot-control underline-offset-4 hover:underline">
              {product.name}
            </Link>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {rating === undefined ? null : <Rating value={rating} hasFigure={false} />}
        <p id={id} className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-arot-13 text-arot-muted">
          <time dateTime={isoOf(at)}>{day(at)}</time>
          {changedAt === undefined ? null : <span>{words.changed(day(changedAt))}</span>}
          <span className="inline-flex items-center gap-1">
            <BadgeCheck aria-hidden className="size-3.5 text-arot-brand" />
            {words.verified}
          </span>
        </p>
      </div>
      {hidden === undefined ? null : (
        <div className="grid gap-1 rounded-arot-control bg-arot-sunken px-3 py-2 text-arot-13 text-arot-muted">
          <p className="flex items-center gap-1.5 font-semibold">
            <EyeOff aria-hidden className="size-4 shrink-0" />
            {words.hidden(day(hidden.at))}
          </p>
          {hidden.reason === '' ? null : (
            <p className="wrap-anywhere whitespace-pre-line">
              {words.reason}: <bdi>{hidden.reason}</bdi>
            </p>
          )}
        </div>
      )}
      {text ? (
        <p dir="auto" className={cn('wrap-anywhere whitespace-pre-line', hidden && 'text-arot-muted')}>
          {text}
        </p>
      ) : null}
      {answer === undefined ? null : <Answer {...{ answer, changedAt, words, day }} />}
      {moderation === undefined ? null : (
        <Moderation review={review} moderation={moderation} name={name} words={words} />
      )}
    </article>
  )
}

type AnswerProps = Pick<ReviewEntry, 'changedAt'> & {
  answer: NonNullable<ReviewEntry['answer']>
  words: ReviewListLabels
  day: (date: Date) => string
}

/** The supplier's answer. It says if the buyer changed the review afterwards. */
function Answer({ answer, changedAt, words, day }: AnswerProps) {
  const isToBefore = changedAt !== undefined && changedAt > answer.at
  return (
    <div data-slot="review-answer" className="mt-1 grid gap-1 border-arot-brand border-s-2 ps-4">
      <p className="text-arot-13 text-arot-muted">
        {isToBefore ? words.answerBefore(day(answer.at)) : words.answer(day(answer.at))}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {answer.words}
      </p>
    </div>
  )
}

/** `toISOString` throws on an invalid date. */
const isoOf = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date.toISOString())
