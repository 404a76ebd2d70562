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
  /** What its reader can do with it now; without any, nothing is drawn. */
  acts: readonly OrderAct[]
  /** Called once it is clear what is meant: after the reason, the parcel, or a yes. A refusal that it resolves to is shown. */
  onAct: (act: OrderAct, note: OrderNote) => OrderAnswer
  labels?: Partial<OrderActsLabels> | undefined
}

/** What a party can do with an order. Cancelling asks first: give the page an AlertsProvider. */
export function OrderActs({ order, acts, onAct, labels, className, ...props }: OrderActsProps) {
  const words = useWords('OrderActs', english, labels)
  // Cancelling is the cart's removal, and asks as the cart does.
  const { question, cancelsOrder } = useWords('CartItemCard', cartEnglish, undefined)
  const { confirm } = useAlerts()
  const { refusal, isPending, hear } = useAnswer(words.failure)
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
    await hear(act === 'accept' || act === 'receive' || act === 'cancel' ? () => onAct(act, {}) : () => ask(act))
  }

  async function ask(act: keyof typeof dialogs) {
    const Dialog = await dialogs[act]()
    // A correction begins with what holds by now, whatever was written into the one before; a reason is kept.
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

/** They come when they are asked for: most orders are only looked at. */
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

/** What leads on comes first, and alone stands out: an order is never ready for two of these. */
const sequence = ['accept', 'ship', 'receive', 'correct', 'decline', 'cancel'] as const
