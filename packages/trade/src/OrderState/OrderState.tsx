'use client'

import { Badge, type BadgeProps } from '@arot/ui/Badge'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Ban, CircleCheck, CircleX, Clock, PackageCheck, Truck } from 'lucide-react'
import type { OrderState as State } from '../order.ts'
import { english, type OrderStateLabels } from './labels.ts'

export type { OrderStateLabels }

/** How far an order has come. The badge of the same name shows it. */
type OrderState = State

export type OrderStateProps = Omit<BadgeProps, 'children' | 'tone' | 'isOnPicture'> & {
  state: OrderState
  labels?: Partial<OrderStateLabels> | undefined
}

/** How far an order has come, in one badge: the words say it, the sign and the colour let it be found in a list. */
function OrderState({ state, labels, className, ...props }: OrderStateProps) {
  const words = useWords('OrderState', english, labels)
  const { icon: Icon, tone } = looks[state]
  return (
    <Badge
      data-slot="order-state"
      data-state={state}
      {...props}
      tone={tone}
      className={cn('[&_svg]:size-3.5 [&_svg]:shrink-0', fromCaller(className))}
    >
      <Icon aria-hidden />
      {words[state]}
    </Badge>
  )
}

/** What waits for an answer stands out, and what was refused; what is over and done is quiet. */
const looks = {
  placed: { icon: Clock, tone: 'warning' },
  accepted: { icon: CircleCheck, tone: 'brand' },
  shipped: { icon: Truck, tone: 'brand' },
  received: { icon: PackageCheck, tone: 'neutral' },
  declined: { icon: CircleX, tone: 'error' },
  cancelled: { icon: Ban, tone: 'neutral' },
} as const

export { OrderState }
