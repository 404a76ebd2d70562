'use client'

import { orderLimits } from '@arot/contract'
import { Button } from '@arot/ui/Button'
import { Dialog } from '@arot/ui/Dialog'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Notice } from '@arot/ui/Notice'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { OrderAnswer, OrderRefusal } from './answer.ts'
import type { NoteDialogLabels } from './noteLabels.ts'
import type { Order, OrderNote } from './order.ts'
import { useAnswer } from './useAnswer.ts'
import { useFaultFocus } from './useFaultFocus.ts'

/** What the dialogs of an order's acts have alike. */
export type NoteDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  order: Pick<Order, 'quantity' | 'productSnapshot'> & Partial<Pick<Order, 'steps'>>
  /** Called with what was written, without blanks around it. A refusal is shown, and the dialog stays with every word in it. */
  onConfirm: (note: OrderNote) => OrderAnswer
}

type Props = NoteDialogProps & {
  'data-slot': string
  words: NoteDialogLabels
  variant: 'primary' | 'danger'
  /** What is to be said along; null when something has to be mended first. */
  noteOf: () => OrderNote | null
  onDone: () => void
  /** `faults`: what the host said of single fields. */
  children: (isPending: boolean, faults: NonNullable<OrderRefusal['fields']>) => ReactNode
}

const fieldNames = Object.keys(orderLimits) as (keyof OrderNote)[]

/** Asks what is to be said along with an act, and shows what becomes of it. */
export function NoteDialog({
  'data-slot': slot,
  isOpen,
  onOpenChange,
  order,
  onConfirm,
  words,
  variant,
  noteOf,
  onDone,
  children,
}: Props) {
  const { locale } = useHost()
  const { refusal, faults, isPending, hear, forget } = useAnswer(words.failure)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const goToFault = useFaultFocus(form)

  const isAtField = fieldNames.some((name) => faults[name])

  /** What is under way cannot be called back: its outcome must be seen. */
  function askToClose(next: boolean) {
    if (isPending) return
    forget()
    onOpenChange(next)
  }

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const note = noteOf()
    if (note === null || !(await hear(() => onConfirm(note)))) return goToFault()
    onDone()
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={askToClose}
      size="sm"
      title={words.title}
      description={
        <>
          <bdi>{order.productSnapshot.name}</bdi> ·{' '}
          <bdi>{words.units(formatNumber(order.quantity, locale), order.quantity)}</bdi>
        </>
      }
      footer={
        <>
          <Button variant="secondary" aria-disabled={isPending || undefined} onClick={() => askToClose(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant={variant} isPending={isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        data-slot={slot}
        noValidate
        onSubmit={confirm}
        onInput={refusal === null ? undefined : forget}
        className="grid gap-4"
      >
        {children(isPending, faults)}
        {refusal === null || isAtField ? null : <Notice {...refusal} tabIndex={-1} className="arot-focus" />}
      </form>
    </Dialog>
  )
}
