'use client'

import { orderLimits } from '@arot/contract'
import { FormDialog } from '@arot/ui/FormDialog'
import { useHost } from '@arot/ui/internal/lib/host'
import { TextArea } from '@arot/ui/TextArea'
import { useForm } from '@arot/ui/useForm'
import { useState } from 'react'
import type { OrderAnswer } from './answer.ts'
import { textError } from './textError.ts'
import type { VerificationRequestsLabels } from './VerificationRequests/labels.ts'

/** The words that do not depend on the decision. */
export type ReasonLabels = Pick<
  VerificationRequestsLabels,
  'reason' | 'reasonHint' | 'missing' | 'tooLong' | 'cancel' | 'failed'
>

type Props = {
  'data-slot': string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  confirmLabel: string
  words: ReasonLabels
  onConfirm: (reason: string) => OrderAnswer
}

/** Asks for the reason of a decision. The text stays until the decision succeeds. */
export function ReasonDialog({ words, onConfirm, ...props }: Props) {
  const { locale } = useHost()
  const [reason, setReason] = useState('')
  const form = useForm<{ note: string }>({
    read: () => ({ note: reason.trim() }),
    validate: ({ note }) => ({ fields: { note: textError(note, orderLimits.note, words, locale) } }),
    onSubmit: ({ note }) => onConfirm(note),
    onSuccess: () => {
      setReason('')
      props.onOpenChange(false)
    },
    failure: words.failed,
  })

  return (
    <FormDialog {...props} form={form} size="sm" variant="danger" labels={words}>
      <TextArea
        {...form.field('note')}
        label={words.reason}
        hint={words.reasonHint}
        required
        value={reason}
        onValueChange={setReason}
        readOnly={form.isPending}
      />
      {form.notice}
    </FormDialog>
  )
}
