'use client'

import { FormDialog } from '@arot/ui/FormDialog'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { type Form, type FormErrors, useForm } from '@arot/ui/useForm'
import type { ReactNode } from 'react'
import type { OrderAnswer } from './answer.ts'
import type { NoteDialogLabels } from './noteLabels.ts'
import type { Order, OrderNote } from './order.ts'

/** What the dialogs of an order's acts have alike. */
export type NoteDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  order: Pick<Order, 'quantity' | 'productSnapshot'> & Partial<Pick<Order, 'events'>>
  /** Called with what was written, without blanks around it. A refusal is shown, and the dialog stays with every word in it. */
  onConfirm: (note: OrderNote) => OrderAnswer
}

type Props = NoteDialogProps & {
  'data-slot': string
  words: NoteDialogLabels
  variant: 'primary' | 'danger'
  /** The note to send. */
  read: () => OrderNote
  validate?: (note: OrderNote) => FormErrors<OrderNote>
  onDone: () => void
  children: (form: Form<OrderNote>) => ReactNode
}

/** Asks what is to be said along with an act, and shows what becomes of it. */
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
