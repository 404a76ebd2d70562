'use client'

import { orderLimits } from '@arot/contract'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { TextArea } from '@arot/ui/TextArea'
import { TextInput } from '@arot/ui/TextInput'
import { useState } from 'react'
import { NoteDialog, type NoteDialogProps } from '../NoteDialog.tsx'
import type { OrderNote } from '../order.ts'
import { english, type ShipOrderDialogLabels } from './labels.ts'

export type { ShipOrderDialogLabels }

export type ShipOrderDialogProps = NoteDialogProps & {
  /** What was said of the parcel when it left: then that is corrected. */
  shipment?: Pick<OrderNote, 'carrier' | 'trackingCode'> | undefined
  labels?: Partial<ShipOrderDialogLabels> | undefined
}

const nothing = { carrier: '', trackingCode: '', note: '' }
const names = ['carrier', 'trackingCode', 'note'] as const

/**
 * Asks a supplier how an order travels. All of it may stay empty: that it has left is news enough. With a `shipment` it is
 * what corrects that, and says both of it, also what is taken away.
 */
export function ShipOrderDialog({ shipment, labels, ...props }: ShipOrderDialogProps) {
  const told = useWords('ShipOrderDialog', english, labels)
  const words = shipment ? { ...told, ...told.correction } : told
  const { locale } = useHost()
  const before = { ...nothing, carrier: shipment?.carrier ?? '', trackingCode: shipment?.trackingCode ?? '' }
  const [written, setWritten] = useState(before)
  const [isUnchanged, setIsUnchanged] = useState(false)

  /** Said while it is written: nothing is sent that would be refused for its length. */
  function errorOf(name: keyof OrderNote) {
    const limit = orderLimits[name]
    if (written[name].trim().length > limit) return words.tooLong(formatNumber(limit, locale), limit)
    return isUnchanged && name === 'carrier' ? told.correction.unchanged : undefined
  }

  function noteOf(): OrderNote | null {
    if (names.some((name) => errorOf(name) !== undefined)) return null
    const said = { carrier: written.carrier.trim(), trackingCode: written.trackingCode.trim() }
    const note = written.note.trim()
    if (!shipment) return Object.fromEntries(Object.entries({ ...said, note }).filter(([, text]) => text !== ''))
    const isSame = said.carrier === before.carrier && said.trackingCode === before.trackingCode
    setIsUnchanged(isSame)
    return isSame ? null : { ...said, ...(note !== '' && { note }) }
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
      {(isPending, faults) => {
        const field = (name: keyof OrderNote) => ({
          label: words[name],
          error: errorOf(name) ?? faults[name],
          value: written[name],
          onValueChange: (text: string) => {
            setWritten((before) => ({ ...before, [name]: text }))
            setIsUnchanged(false)
          },
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
