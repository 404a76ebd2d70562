'use client'

import { reviewLimits } from '@arot/contract'
import type { HeadingLevel } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { saved } from '@arot/ui/internal/lib/saved'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Notice } from '@arot/ui/Notice'
import { RatingField } from '@arot/ui/RatingField'
import { TextArea } from '@arot/ui/TextArea'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReviewErrors, ReviewValues } from '../review.ts'
import { english, type ReviewFormLabels } from './labels.ts'

export type { ReviewErrors, ReviewFormLabels, ReviewValues }

export type ReviewFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** What was said before, where it is changed. */
  review?: ReviewValues | undefined
  /** Until when it can be changed. */
  closesAt?: Date | undefined
  /** Resolves to what is wrong, or to nothing. */
  onSubmit: (values: ReviewValues) => Promise<ReviewErrors | null | undefined> | Promise<void>
  /** The host's rules, over what is filled in. */
  validate?: ((values: ReviewValues) => ReviewErrors) | undefined
  /** The level of its heading. @default 2 */
  headingLevel?: HeadingLevel | undefined
  labels?: Partial<ReviewFormLabels> | undefined
}

/** A buyer says how what they received was, in stars and in words. */
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
  const [said, setSaid] = useState(review?.words ?? '')
  const [errors, setErrors] = useState<ReviewErrors>({})
  const [isPending, setIsPending] = useState(false)
  const [isDone, setIsDone] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const values = { rating: rating ?? 0, words: said.trim() }
    const wrong = { ...validate?.(values), ...missing(values) }
    setIsDone(false)
    if (Object.values(wrong).some(Boolean)) return show(form, wrong)
    setErrors({})
    setIsPending(true)
    const refused = await saved(() => onSubmit(values), words.failed)
    setIsPending(false)
    setIsDone(!Object.values(refused).some(Boolean))
    show(form, refused)
  }

  function missing(values: ReviewValues): ReviewErrors {
    const limit = formatNumber(reviewLimits.words, locale)
    return {
      ...(values.rating === 0 && { rating: words.missing.rating }),
      ...(values.words === '' && { words: words.missing.words }),
      ...(values.words.length > reviewLimits.words && { words: words.tooLong(limit) }),
    }
  }

  /** Written before the focus moves: a screen reader reads the field together with its error. */
  function show(form: HTMLFormElement, faults: ReviewErrors) {
    flushSync(() => setErrors(faults))
    const field = faults.rating ? 'input' : faults.words ? 'textarea' : null
    if (field) form.querySelector<HTMLElement>(field)?.focus()
  }

  function change(field: keyof ReviewValues) {
    setErrors({ ...errors, [field]: undefined })
    setIsDone(false)
  }

  const day = closesAt && formatDate(closesAt, locale, timeZone)
  return (
    <form
      data-slot="review-form"
      noValidate
      aria-labelledby={id}
      aria-busy={isPending || undefined}
      {...props}
      onSubmit={submit}
      className={cn('grid max-w-prose gap-4', fromCaller(className))}
    >
      <Heading id={id} className="font-arot-display font-bold text-arot-18 text-arot-ink">
        {words.title}
      </Heading>
      <RatingField
        label={words.rating}
        error={errors.rating}
        required
        value={rating}
        onValueChange={(next) => {
          setRating(next)
          change('rating')
        }}
      />
      <TextArea
        label={words.words}
        hint={words.wordsHint}
        error={errors.words}
        required
        value={said}
        readOnly={isPending}
        onValueChange={(next) => {
          setSaid(next)
          change('words')
        }}
      />
      {errors.form === undefined ? null : <Notice {...errors.form} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isPending={isPending}>
          {review ? words.save : words.send}
        </Button>
        <p className="text-arot-13 text-arot-muted">{day ? words.until(day) : words.open}</p>
      </div>
      <p role="status" className="font-medium text-arot-13 text-arot-brand empty:hidden">
        {isDone ? words.done : null}
      </p>
    </form>
  )
}
