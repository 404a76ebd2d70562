'use client'

import { Badge, type BadgeProps } from '@arot/ui/Badge'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { ArrowLeftRight, Ban, CircleX, Clock, Handshake, PackageCheck, TimerOff } from 'lucide-react'
import type { OfferState as State } from '../offer.ts'
import { english, type OfferStateLabels } from './labels.ts'

export type { OfferStateLabels }

/** The state of an offer. The badge of the same name shows it. */
type OfferState = State

export type OfferStateProps = Omit<BadgeProps, 'children' | 'tone' | 'isOnPicture'> & {
  state: OfferState
  labels?: Partial<OfferStateLabels> | undefined
}

/** The state of an offer as a badge. Icon and colour help to find it in a list. */
function OfferState({ state, labels, className, ...props }: OfferStateProps) {
  const words = useWords('OfferState', english, labels)
  const { icon: Icon, tone } = looks[state]
  return (
    <Badge
      data-slot="offer-state"
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
  asked: { icon: Clock, tone: 'warning' },
  countered: { icon: ArrowLeftRight, tone: 'warning' },
  accepted: { icon: Handshake, tone: 'brand' },
  bought: { icon: PackageCheck, tone: 'neutral' },
  declined: { icon: CircleX, tone: 'error' },
  withdrawn: { icon: Ban, tone: 'neutral' },
  expired: { icon: TimerOff, tone: 'neutral' },
  lapsed: { icon: TimerOff, tone: 'neutral' },
} as const

export { OfferState }
