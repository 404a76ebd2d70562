'use client'

import { reviewLimits } from '@arot/contract'
import type { FormAnswer } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { TextArea } from '@arot/ui/TextArea'
import { type Form, useForm } from '@arot/ui/useForm'
import { type ComponentProps, useState } from 'react'
import { textError } from '../textError.ts'
import { english, type ReviewAnswerLabels } from './labels.ts'

export type { ReviewAnswerLabels }

export type ReviewAnswerProps = Omit<ComponentProps<'form'>, 'children' | keyof Form['props']> & {
  /** The current answer, if the supplier changes one. */
  answer?: string | undefined
  /** Sends the answer. If it resolves to errors, the form shows them and keeps the text. */
  onSubmit: (words: string) => FormAnswer<{ words: string }>
  labels?: Partial<ReviewAnswerLabels> | undefined
}

/** The form in which a supplier answers a review. */
export function ReviewAnswer({ answer, onSubmit, labels, className, ...props }: ReviewAnswerProps) {
  const words = useWords('ReviewAnswer', english, labels)
  const { locale } = useHost()
  const [text, setText] = useState(answer ?? '')
  const form = useForm<{ words: string }>({
    read: () => ({ words: text.trim() }),
    validate: (values) => ({ fields: { words: textError(values.words, reviewLimits.answer, words, locale) } }),
    onSubmit: (values) => onSubmit(values.words),
    failure: words.failed,
  })

  return (
    <form
      data-slot="review-answer-form"
      aria-label={words.answer}
      {...props}
      {...form.props}
      className={cn('grid max-w-prose gap-4', fromCaller(className))}
    >
      <TextArea
        {...form.field('words')}
        label={words.answer}
        hint={words.hint}
        required
        value={text}
        onValueChange={setText}
        readOnly={form.isPending}
      />
      {form.notice}
      <Button type="submit" isPending={form.isPending} className="justify-self-start">
        {answer === undefined ? words.send : words.save}
      </Button>
      <p role="status" className="font-medium text-arot-13 text-arot-brand empty:absolute">
        {form.isDone ? words.done : null}
      </p>
    </form>
  )
}
