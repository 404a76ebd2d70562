'use client'

import { orderLimits } from '@arot/contract'
import { useHost } from '@arot/ui/internal/lib/host'
import { TextArea } from '@arot/ui/TextArea'
import { useState } from 'react'
import { NoteDialog, type NoteDialogProps } from '../NoteDialog.tsx'
import { textError } from '../textError.ts'
import type { OfferActsLabels } from './labels.ts'

export type DeclineOfferProps = NoteDialogProps & { words: OfferActsLabels['declining'] }

/** Asks for an optional note before an offer is declined. OfferActs loads it on demand. */
export function DeclineOffer({ words, ...props }: DeclineOfferProps) {
  const { locale } = useHost()
  const [note, setNote] = useState('')
  const text = note.trim()
  // Shown while the reader types, so that a text that is too long is never sent.
  const ownError = textError(text, orderLimits.note, words, locale)

  return (
    <NoteDialog
      data-slot="offer-decline"
      {...props}
      words={words}
      variant="danger"
      read={() => (text === '' ? {} : { note: text })}
      onDone={() => setNote('')}
    >
      {(form) => {
        const field = form.field('note')
        return (
          <TextArea
            {...field}
            label={words.note}
            hint={words.hint}
            error={ownError ?? field.error}
            value={note}
            onValueChange={setNote}
            readOnly={form.isPending}
          />
        )
      }}
    </NoteDialog>
  )
}
