'use client'

import { orderLimits } from '@arot/contract'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { TextArea } from '@arot/ui/TextArea'
import { useState } from 'react'
import { NoteDialog, type NoteDialogProps } from '../NoteDialog.tsx'
import { textError } from '../textError.ts'
import { type DeclineOrderDialogLabels, english } from './labels.ts'

export type { DeclineOrderDialogLabels }

export type DeclineOrderDialogProps = NoteDialogProps & {
  labels?: Partial<DeclineOrderDialogLabels> | undefined
}

/** Asks a supplier why they decline an order. The buyer reads the reason. */
export function DeclineOrderDialog({ labels, ...props }: DeclineOrderDialogProps) {
  const words = useWords('DeclineOrderDialog', english, labels)
  const { locale } = useHost()
  const [reason, setReason] = useState('')

  return (
    <NoteDialog
      data-slot="decline-order"
      {...props}
      words={words}
      variant="danger"
      read={() => ({ note: reason.trim() })}
      validate={({ note = '' }) => ({ fields: { note: textError(note, orderLimits.note, words, locale) } })}
      onDone={() => setReason('')}
    >
      {(form) => (
        <TextArea
          {...form.field('note')}
          label={words.reason}
          hint={words.hint}
          required
          value={reason}
          onValueChange={setReason}
          readOnly={form.isPending}
        />
      )}
    </NoteDialog>
  )
}
