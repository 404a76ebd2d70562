'use client'

import { fromCaller } from '@arot/ui/internal/lib/cn'
import { useHost } from '@arot/ui/internal/lib/host'
import { formatTime } from '@arot/ui/internal/lib/moments'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Timeline, type TimelineEvent, type TimelineProps } from '@arot/ui/Timeline'
import type { ReactNode } from 'react'
import type { Order, OrderState, OrderStep } from '../order.ts'
import { Reader } from '../Reader.tsx'
import { english, type OrderTimelineLabels } from './labels.ts'
import { TrackingCode } from './TrackingCode.tsx'

export type { OrderTimelineLabels }

export type OrderTimelineProps = Omit<TimelineProps, 'events' | 'labels'> & {
  order: Pick<Order, 'side' | 'steps' | 'buyer' | 'supplier'>
  /** The reader's own name: a sheet of paper has it in place of “you”. */
  reader?: string | undefined
  labels?: Partial<OrderTimelineLabels> | undefined
}

/** The way of an order: each step with who took it, when, and what was said; and the steps that are still to come. */
export function OrderTimeline({ order, reader, labels, className, ...props }: OrderTimelineProps) {
  const words = useWords('OrderTimeline', english, labels)
  const last = order.steps.at(-1)?.state
  const events = order.steps.map(
    (step, index): TimelineEvent => ({
      title: step.corrects ? words.corrected : words.steps[step.state],
      date: step.at,
      state: index < order.steps.length - 1 ? 'done' : standing(step.state),
      text: (
        <StepText
          step={step}
          holds={order.steps.slice(index + 1).findLast(({ corrects }) => corrects)}
          who={whoOf(step, order, reader, words)}
          words={words}
        />
      ),
    }),
  )
  const toCome = comingAfter(last).map((state): TimelineEvent => ({ title: words.steps[state], state: 'upcoming' }))
  return (
    <Timeline
      data-slot="order-timeline"
      aria-label={words.label}
      {...props}
      events={[...events, ...toCome]}
      className={fromCaller(className)}
    />
  )
}

type StepTextProps = {
  step: OrderStep
  /** The last correction after it, which says all of how the parcel travels: what is the same there holds still. */
  holds: OrderStep | undefined
  who: ReactNode
  words: OrderTimelineLabels
}

function StepText({ step, holds, who, words }: StepTextProps) {
  const { locale, timeZone } = useHost()
  const isReplaced = (fact: 'carrier' | 'trackingCode') => holds !== undefined && holds[fact] !== step[fact]
  return (
    <div className="grid gap-1">
      <p>
        {who} · <bdi>{formatTime(step.at, locale, timeZone)}</bdi>
      </p>
      {step.note === undefined ? null : (
        <p data-slot="order-step-note" className="max-w-[44em] whitespace-pre-line text-arot-ink">
          <bdi>{step.note}</bdi>
        </p>
      )}
      {step.carrier === undefined ? null : (
        <p>
          {words.carrier}:{' '}
          {isReplaced('carrier') ? (
            <OldValue words={words}>{step.carrier}</OldValue>
          ) : (
            <bdi className="font-semibold text-arot-ink">{step.carrier}</bdi>
          )}
        </p>
      )}
      {step.trackingCode === undefined ? null : (
        <p>
          {words.trackingCode}:{' '}
          {isReplaced('trackingCode') ? (
            <OldValue words={words}>{step.trackingCode}</OldValue>
          ) : (
            <TrackingCode code={step.trackingCode} words={words} />
          )}
        </p>
      )}
    </div>
  )
}

/** Nobody copies a code that was put right since. */
function OldValue({ words, children }: { words: OrderTimelineLabels; children: string }) {
  return (
    <del className="wrap-anywhere">
      <span className="sr-only">{words.replaced}: </span>
      <bdi>{children}</bdi>
    </del>
  )
}

/** What the last step is: an order that has arrived is done, one that was refused has failed, any other is on its way. */
function standing(state: OrderState) {
  if (state === 'received') return 'done'
  return state === 'declined' || state === 'cancelled' ? 'failed' : 'current'
}

const way: readonly OrderState[] = ['placed', 'accepted', 'shipped', 'received']

function comingAfter(state: OrderState | undefined) {
  const reached = state === undefined ? -1 : way.indexOf(state)
  return state !== undefined && reached === -1 ? [] : way.slice(reached + 1)
}

function whoOf(
  { by }: OrderStep,
  { side, buyer, supplier }: OrderTimelineProps['order'],
  reader: string | undefined,
  words: OrderTimelineLabels,
) {
  if (by === 'system') return <bdi>{words.itself}</bdi>
  const isReader = (by === 'buyer') === (side === 'bought')
  if (!isReader) {
    const name = by === 'buyer' ? buyer?.name : supplier?.name
    return <bdi>{name === undefined ? words[by] : words.by(name)}</bdi>
  }
  return <Reader name={reader} words={words} />
}
