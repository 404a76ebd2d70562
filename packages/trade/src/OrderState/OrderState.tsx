'use client'

import { Badge, type BadgeProps } from '@arot/ui/Badge'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Ban, CircleCheck, CircleX, Clock, PackageCheck, Truck } from 'lucide-react'
import type { OrderState as State } from '../order.ts'
import { english, type OrderStateLabels } from './labels.ts'

export type { OrderStateLabels }

/** The state of an order. The badge of the same name shows it. */
type OrderState = State

export type OrderStateProps = Omit<BadgeProps, 'children' | 'tone' | 'isOnPicture'> & {
  state: OrderState
  labels?: Partial<OrderStateLabels> | undefined
}

/** The state of an order as a badge. Icon and colour help to find it in a list. */
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

/** States that wait for an answer and refusals stand out. Ended states are quiet. */
const looks = {
  placed: { icon: Clock, tone: 'warning' },
  accepted: { icon: CircleCheck, tone: 'brand' },
  shipped: { icon: Truck, tone: 'brand' },
  received: { icon: PackageCheck, tone: 'neutral' },
  declined: { icon: CircleX, tone: 'error' },
  cancelled: { icon: Ban, tone: 'neutral' },
} as const

export { OrderState }
