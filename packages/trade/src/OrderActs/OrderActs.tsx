'use client'

import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { english as cartEnglish } from '@arot/ui/internal/marketplace/CartItemCard/labels'
import { Notice } from '@arot/ui/Notice'
import { useAlerts } from '@arot/ui/useAlerts'
import { Ban, Check, PackageCheck, PencilLine, Truck, X } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { ActOf } from '../ActOf.tsx'
import type { OrderAnswer } from '../answer.ts'
import type { NoteDialogProps } from '../NoteDialog.tsx'
import type { Order, OrderAct, OrderNote } from '../order.ts'
import { useAnswer } from '../useAnswer.ts'
import { english, type OrderActsLabels } from './labels.ts'

export type { OrderActsLabels }

export type OrderActsProps = Omit<ComponentProps<'div'>, 'children'> & {
  order: Pick<Order, 'quantity' | 'productSnapshot'> & Partial<Pick<Order, 'events'>>
  /** The acts that the reader can do now. If there are none, nothing is rendered. */
  acts: readonly OrderAct[]
  /** Called after the reader confirms or fills in the dialog. If it resolves to a refusal, the component shows it. */
  onAct: (act: OrderAct, note: OrderNote) => OrderAnswer
  labels?: Partial<OrderActsLabels> | undefined
}

/** The acts of an order. Cancelling asks first, so the page needs an AlertsProvider. */
export function OrderActs({ order, acts, onAct, labels, className, ...props }: OrderActsProps) {
  const words = useWords('OrderActs', english, labels)
  // Cancelling does the same as the cart's removal, so it asks in the cart's words.
  const { question, cancelsOrder } = useWords('CartItemCard', cartEnglish, undefined)
  const { confirm } = useAlerts()
  const { refusal, isPending, run } = useAnswer(words.failure)
  const [pressed, setPressed] = useState<OrderAct | null>(null)
  const [request, setRequest] = useState<{ act: OrderAct; key: number; Dialog: ComponentType<NoteDialogProps> } | null>(
    null,
  )
  const [isAsking, setIsAsking] = useState(false)
  const visibleActs = sequence.filter((act) => acts.includes(act))

  async function press(act: OrderAct) {
    if (isPending) return
    if (act === 'cancel') {
      const { title, text, yes, no } = question
      if (!(await confirm({ title, text, more: cancelsOrder, confirmLabel: yes, cancelLabel: no, tone: 'error' })))
        return
    }
    setPressed(act)
    await run(act === 'accept' || act === 'receive' || act === 'cancel' ? () => onAct(act, {}) : () => ask(act))
  }

  async function ask(act: keyof typeof dialogs) {
    const Dialog = await dialogs[act]()
    // A correction always starts from the current shipment. The other dialogs keep what the reader typed.
    setRequest((before) => ({ act, Dialog, key: (before?.key ?? 0) + (act === 'correct' ? 1 : 0) }))
    setIsAsking(true)
  }

  const isEmpty = visibleActs.length === 0 && refusal === null
  if (isEmpty && request === null) return null
  return (
    <div
      data-slot="order-acts"
      {...props}
      className={cn('grid gap-3 print:hidden', isEmpty && 'hidden', fromCaller(className))}
    >
      <div className="flex flex-wrap gap-3 max-arot-sm:*:grow">
        {visibleActs.map((act) => (
          <ActOf
            key={act}
            look={looks[act]}
            isPending={isPending && pressed === act}
            aria-disabled={isPending || undefined}
            onClick={() => void press(act)}
          >
            {words[act]}
          </ActOf>
        ))}
      </div>
      {refusal === null ? null : <Notice {...refusal} />}
      {request === null ? null : (
        <request.Dialog
          key={request.key}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          order={order}
          onConfirm={(note) => onAct(request.act, note)}
        />
      )}
    </div>
  )
}

/** Loaded on demand, because most visitors only look at an order. */
const dialogs = {
  decline: async () => (await import('../DeclineOrderDialog/DeclineOrderDialog.tsx')).DeclineOrderDialog,
  ship: async () => (await import('../ShipOrderDialog/ShipOrderDialog.tsx')).ShipOrderDialog,
  correct: async () => (await import('../ShipOrderDialog/CorrectShipment.tsx')).CorrectShipment,
}

const looks = {
  accept: { icon: Check, variant: 'primary' },
  ship: { icon: Truck, variant: 'primary' },
  receive: { icon: PackageCheck, variant: 'primary' },
  correct: { icon: PencilLine, variant: 'secondary' },
  decline: { icon: X, variant: 'secondary' },
  cancel: { icon: Ban, variant: 'secondary' },
} as const

/** The act that moves the order forward comes first and alone is primary. An order never offers two of them at once. */
const sequence = ['accept', 'ship', 'receive', 'correct', 'decline', 'cancel'] as const
