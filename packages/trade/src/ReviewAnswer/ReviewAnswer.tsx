'use client'

import { reviewLimits } from '@arot/contract'
import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Notice } from '@arot/ui/Notice'
import { TextArea } from '@arot/ui/TextArea'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import type { OrderAnswer } from '../answer.ts'
import { useAnswer } from '../useAnswer.ts'
import { english, type ReviewAnswerLabels } from './labels.ts'

export type { ReviewAnswerLabels }

export type ReviewAnswerProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** What was answered before, where it is changed. */
  answer?: string | undefined
  /** A refusal is shown in its words, and what was written stays. */
  onSubmit: (words: string) => OrderAnswer
  labels?: Partial<ReviewAnswerLabels> | undefined
}

/** A supplier answers what was said of what they sold. */
export function ReviewAnswer({ answer, onSubmit, labels, className, ...props }: ReviewAnswerProps) {
  const words = useWords('ReviewAnswer', english, labels)
  const { locale } = useHost()
  const field = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState(answer ?? '')
  const [problem, setProblem] = useState('')
  const [isDone, setIsDone] = useState(false)
  const { refusal, isPending, hear } = useAnswer(words.failed)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const told = said.trim()
    setIsDone(false)
    if (told === '' || told.length > reviewLimits.answer) {
      setProblem(told === '' ? words.missing : words.tooLong(formatNumber(reviewLimits.answer, locale)))
      field.current?.focus()
      return
    }
    setIsDone(await hear(() => onSubmit(told)))
  }

  return (
    <form
      data-slot="review-answer-form"
      noValidate
      aria-label={words.answer}
      aria-busy={isPending || undefined}
      {...props}
      onSubmit={submit}
      className={cn('grid max-w-prose gap-4', fromCaller(className))}
    >
      <TextArea
        ref={field}
        label={words.answer}
        hint={words.hint}
        error={problem}
        required
        value={said}
        readOnly={isPending}
        onValueChange={(next) => {
          setSaid(next)
          setProblem('')
          setIsDone(false)
        }}
      />
      {refusal === null ? null : <Notice {...refusal} />}
      <Button type="submit" isPending={isPending} className="justify-self-start">
        {answer === undefined ? words.send : words.save}
      </Button>
      <p role="status" className="font-medium text-arot-13 text-arot-brand empty:hidden">
        {isDone ? words.done : null}
      </p>
    </form>
  )
}
