'use client'

import { FormDialog } from '@arot/ui/FormDialog'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { type Form, type FormErrors, useForm } from '@arot/ui/useForm'
import type { ReactNode } from 'react'
import type { OrderAnswer } from './answer.ts'
import type { NoteDialogLabels } from './noteLabels.ts'
import type { Order, OrderNote } from './order.ts'

/** The props that all dialogs of an order's acts share. */
export type NoteDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  order: Pick<Order, 'quantity' | 'productSnapshot'> & Partial<Pick<Order, 'events'>>
  /** Called with the trimmed text. If it resolves to a refusal, the dialog shows it and stays open with the text. */
  onConfirm: (note: OrderNote) => OrderAnswer
}

type Props = NoteDialogProps & {
  'data-slot': string
  words: NoteDialogLabels
  variant: 'primary' | 'danger'
  /** Returns the note to send. */
  read: () => OrderNote
  validate?: (note: OrderNote) => FormErrors<OrderNote>
  onDone: () => void
  children: (form: Form<OrderNote>) => ReactNode
}

/** The form of a note that goes with an act. It shows a refusal and stays open. */
export function NoteDialog({ order, onConfirm, words, read, validate, onDone, children, ...props }: Props) {
  const { locale } = useHost()
  const form = useForm<OrderNote>({
    read,
    validate,
    onSubmit: onConfirm,
    onSuccess: () => {
      onDone()
      props.onOpenChange(false)
    },
    failure: words.failure,
  })

  return (
    <FormDialog
      {...props}
      form={form}
      size="sm"
      title={words.title}
      description={
        <>
          <bdi>{order.productSnapshot.name}</bdi> ·{' '}
          <bdi>{words.units(formatNumber(order.quantity, locale), order.quantity)}</bdi>
        </>
      }
      confirmLabel={words.confirm}
      labels={words}
    >
      {children(form)}
      {form.notice}
    </FormDialog>
  )
}
