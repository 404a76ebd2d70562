'use client'

import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { NoteDialog, type NoteDialogProps, noteLimits } from '../NoteDialog.tsx'
import type { OrderNote } from '../order.ts'
import { english, type ShipOrderDialogLabels } from './labels.ts'

export type { ShipOrderDialogLabels }

export type ShipOrderDialogProps = NoteDialogProps & {
  labels?: Partial<ShipOrderDialogLabels> | undefined
}

const nothing = { carrier: '', trackingCode: '', note: '' }
const names = ['carrier', 'trackingCode', 'note'] as const

/** Asks a supplier how an order travels. All of it may stay empty: that it has left is news enough. */
export function ShipOrderDialog({ labels, ...props }: ShipOrderDialogProps) {
  const words = useWords('ShipOrderDialog', english, labels)
  const { locale } = useHost()
  const [written, setWritten] = useState(nothing)

  /** Said while it is written: nothing is sent that would be refused for its length. */
  function errorOf(name: keyof OrderNote) {
    const limit = noteLimits[name]
    return written[name].trim().length > limit ? words.tooLong(formatNumber(limit, locale), limit) : undefined
  }

  function noteOf(): OrderNote | null {
    if (names.some(errorOf)) return null
    const told = names.map((name) => [name, written[name].trim()]).filter(([, text]) => text !== '')
    return Object.fromEntries(told)
  }

  return (
    <NoteDialog
      data-slot="ship-order"
      {...props}
      words={words}
      variant="primary"
      noteOf={noteOf}
      onDone={() => setWritten(nothing)}
    >
      {(isPending) => {
        const field = (name: keyof OrderNote) => ({
          label: words[name],
          error: errorOf(name),
          value: written[name],
          onValueChange: (text: string) => setWritten((before) => ({ ...before, [name]: text })),
          readOnly: isPending,
        })
        return (
          <>
            <TextInput {...field('carrier')} autoComplete="off" />
            <TextInput {...field('trackingCode')} autoComplete="off" autoCapitalize="off" spellCheck={false} />
            <TextArea {...field('note')} hint={words.hint} rows={2} />
          </>
        )
      }}
    </NoteDialog>
  )
}
