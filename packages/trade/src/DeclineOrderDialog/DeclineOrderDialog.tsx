'use client'

import { orderLimits } from '@arot/contract'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { TextArea } from '@arot/ui/TextArea'
import { useRef, useState } from 'react'
import { NoteDialog, type NoteDialogProps } from '../NoteDialog.tsx'
import { type DeclineOrderDialogLabels, english } from './labels.ts'

export type { DeclineOrderDialogLabels }

export type DeclineOrderDialogProps = NoteDialogProps & {
  labels?: Partial<DeclineOrderDialogLabels> | undefined
}

/** Asks a supplier why an order is declined: the buyer is told in these words. */
export function DeclineOrderDialog({ labels, ...props }: DeclineOrderDialogProps) {
  const words = useWords('DeclineOrderDialog', english, labels)
  const { locale } = useHost()
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)

  function noteOf() {
    const note = reason.trim()
    const isTooLong = note.length > orderLimits.note
    if (note !== '' && !isTooLong) return { note }
    setError(isTooLong ? words.tooLong(formatNumber(orderLimits.note, locale), orderLimits.note) : words.missing)
    field.current?.focus()
    return null
  }

  function write(next: string) {
    setReason(next)
    setError('')
  }

  return (
    <NoteDialog
      data-slot="decline-order"
      {...props}
      words={words}
      variant="danger"
      noteOf={noteOf}
      onDone={() => setReason('')}
    >
      {(isPending, faults) => (
        <TextArea
          ref={field}
          label={words.reason}
          hint={words.hint}
          error={error || faults.note}
          required
          value={reason}
          onValueChange={write}
          readOnly={isPending}
        />
      )}
    </NoteDialog>
  )
}
