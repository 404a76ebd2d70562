'use client'

import { orderLimits } from '@arot/contract'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { TextArea } from '@arot/ui/TextArea'
import { TextInput } from '@arot/ui/TextInput'
import { useState } from 'react'
import { NoteDialog, type NoteDialogProps } from '../NoteDialog.tsx'
import type { OrderNote } from '../order.ts'
import { textError } from '../textError.ts'
import { english, type ShipOrderDialogLabels } from './labels.ts'

export type { ShipOrderDialogLabels }

export type ShipOrderDialogProps = NoteDialogProps & {
  /** The current carrier and tracking code. With it the dialog corrects the shipment. */
  shipment?: Pick<OrderNote, 'carrier' | 'trackingCode'> | undefined
  labels?: Partial<ShipOrderDialogLabels> | undefined
}

const nothing = { carrier: '', trackingCode: '', note: '' }

/**
 * Asks a supplier for carrier, tracking code and note. All are optional, because not every shipment has them. With a
 * `shipment` it is a correction and sends carrier and tracking code even if one is now empty.
 */
export function ShipOrderDialog({ shipment, labels, ...props }: ShipOrderDialogProps) {
  const allWords = useWords('ShipOrderDialog', english, labels)
  const words = shipment ? { ...allWords, ...allWords.correction } : allWords
  const { locale } = useHost()
  const before = { ...nothing, carrier: shipment?.carrier ?? '', trackingCode: shipment?.trackingCode ?? '' }
  const [values, setValues] = useState(before)

  /** Shown while the supplier types, so that a text that is too long is never sent. */
  function lengthError(name: keyof OrderNote) {
    return textError(values[name].trim(), orderLimits[name], words, locale)
  }

  function read(): OrderNote {
    const shipped = { carrier: values.carrier.trim(), trackingCode: values.trackingCode.trim() }
    const note = values.note.trim()
    if (shipment) return { ...shipped, ...(note !== '' && { note }) }
    return Object.fromEntries(Object.entries({ ...shipped, note }).filter(([, text]) => text !== ''))
  }

  function validate({ carrier, trackingCode }: OrderNote) {
    const isUnchanged = shipment && carrier === before.carrier && trackingCode === before.trackingCode
    return { fields: { carrier: isUnchanged ? allWords.correction.unchanged : undefined } }
  }

  return (
    <NoteDialog
      data-slot="ship-order"
      {...props}
      words={words}
      variant="primary"
      read={read}
      validate={validate}
      onDone={() => setValues(nothing)}
    >
      {(form) => {
        const field = (name: keyof OrderNote) => ({
          name,
          label: words[name],
          error: lengthError(name) ?? form.field(name).error,
          value: values[name],
          onValueChange: (text: string) => {
            setValues((before) => ({ ...before, [name]: text }))
            form.clear('carrier')
          },
          readOnly: form.isPending,
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
