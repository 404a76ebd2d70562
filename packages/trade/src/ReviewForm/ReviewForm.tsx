'use client'

import { reviewLimits } from '@arot/contract'
import type { FormAnswer, HeadingLevel } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { RatingField } from '@arot/ui/RatingField'
import { TextArea } from '@arot/ui/TextArea'
import { type Form, useForm } from '@arot/ui/useForm'
import { type ComponentProps, useId, useState } from 'react'
import type { ReviewErrors, ReviewValues } from '../review.ts'
import { textError } from '../textError.ts'
import { english, type ReviewFormLabels } from './labels.ts'

export type { ReviewErrors, ReviewFormLabels, ReviewValues }

export type ReviewFormProps = Omit<ComponentProps<'form'>, 'children' | keyof Form['props']> & {
  /** The current review, if the buyer changes one. */
  review?: ReviewValues | undefined
  /** The last day on which the review can be changed. */
  closesAt?: Date | undefined
  /** Sends the review. If it resolves to errors, the form shows them. */
  onSubmit: (values: ReviewValues) => FormAnswer<ReviewValues>
  /** Your own rules, checked before the form is sent. */
  validate?: ((values: ReviewValues) => ReviewErrors) | undefined
  /** The heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined
  labels?: Partial<ReviewFormLabels> | undefined
}

/** The form in which a buyer rates a received order with stars and text. */
export function ReviewForm({
  review,
  closesAt,
  onSubmit,
  validate,
  headingLevel = 2,
  labels,
  className,
  ...props
}: ReviewFormProps) {
  const words = useWords('ReviewForm', english, labels)
  const { locale, timeZone } = useHost()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const [rating, setRating] = useState(review?.rating ?? null)
  const [text, setText] = useState(review?.words ?? '')
  const form = useForm<ReviewValues>({
    read: () => ({ rating: rating ?? 0, words: text.trim() }),
    validate: (values) => {
      const own = validate?.(values)
      return { ...own, fields: { ...own?.fields, ...missing(values) } }
    },
    onSubmit,
    failure: words.failed,
  })

  function missing(values: ReviewValues): ReviewErrors['fields'] {
    const { missing, tooLong } = words
    const error = textError(values.words, reviewLimits.words, { missing: missing.words, tooLong }, locale)
    return {
      ...(values.rating === 0 && { rating: missing.rating }),
      ...(error !== undefined && { words: error }),
    }
  }

  const day = closesAt && formatDate(closesAt, locale, timeZone)
  return (
    <form
      data-slot="review-form"
      aria-labelledby={id}
      {...props}
      {...form.props}
      className={cn('grid max-w-prose gap-4', fromCaller(className))}
    >
      <Heading id={id} className="font-arot-display font-bold text-arot-18 text-arot-ink">
        {words.title}
      </Heading>
      <RatingField {...form.field('rating')} label={words.rating} required value={rating} onValueChange={setRating} />
      <TextArea
        {...form.field('words')}
        label={words.words}
        hint={words.wordsHint}
        required
        value={text}
        readOnly={form.isPending}
        onValueChange={setText}
      />
      {form.notice}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isPending={form.isPending}>
          {review ? words.save : words.send}
        </Button>
        <p className="text-arot-13 text-arot-muted">{day ? words.until(day) : words.open}</p>
      </div>
      <p role="status" className="font-medium text-arot-13 text-arot-brand empty:absolute">
        {form.isDone ? words.done : null}
      </p>
    </form>
  )
}
