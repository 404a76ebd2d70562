'use client'

import { fromCaller } from '@arot/ui/internal/lib/cn'
import { useHost } from '@arot/ui/internal/lib/host'
import { formatTime } from '@arot/ui/internal/lib/moments'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Timeline, type TimelineEvent, type TimelineProps } from '@arot/ui/Timeline'
import type { ReactNode } from 'react'
import type { Order, OrderEvent, OrderState } from '../order.ts'
import { Reader } from '../Reader.tsx'
import { english, type OrderTimelineLabels } from './labels.ts'
import { TrackingCode } from './TrackingCode.tsx'

export type { OrderTimelineLabels }

export type OrderTimelineProps = Omit<TimelineProps, 'events' | 'labels'> & {
  order: Pick<Order, 'side' | 'events' | 'buyer' | 'supplier'>
  /** The reader's own name. Paper shows it instead of “you”, because others read it too. */
  reader?: string | undefined
  labels?: Partial<OrderTimelineLabels> | undefined
}

/** The history of an order: each event with its person, time and note, then the events that are still to come. */
export function OrderTimeline({ order, reader, labels, className, ...props }: OrderTimelineProps) {
  const words = useWords('OrderTimeline', english, labels)
  const last = order.events.at(-1)?.state
  const events = order.events.map(
    (event, index): TimelineEvent => ({
      title: event.corrects ? words.corrected : words.events[event.state],
      date: event.at,
      state: index < order.events.length - 1 ? 'done' : standing(event.state),
      text: (
        <EventText
          event={event}
          correction={order.events.slice(index + 1).findLast(({ corrects }) => corrects)}
          who={whoOf(event, order, reader, words)}
          words={words}
        />
      ),
    }),
  )
  const toCome = comingAfter(last).map((state): TimelineEvent => ({ title: words.events[state], state: 'upcoming' }))
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

type EventTextProps = {
  event: OrderEvent
  /** The last correction after the event. It repeats what it does not change. */
  correction: OrderEvent | undefined
  who: ReactNode
  words: OrderTimelineLabels
}

function EventText({ event, correction, who, words }: EventTextProps) {
  const { locale, timeZone } = useHost()
  const isReplaced = (fact: 'carrier' | 'trackingCode') => correction !== undefined && correction[fact] !== event[fact]
  return (
    <div className="grid gap-1">
      <p>
        {who} · <bdi>{formatTime(event.at, locale, timeZone)}</bdi>
      </p>
      {event.note === undefined ? null : (
        <p data-slot="order-event-note" className="max-w-[44em] whitespace-pre-line text-arot-ink">
          <bdi>{event.note}</bdi>
        </p>
      )}
      {event.carrier === undefined ? null : (
        <p>
          {words.carrier}:{' '}
          {isReplaced('carrier') ? (
            <OldValue words={words}>{event.carrier}</OldValue>
          ) : (
            <bdi className="font-semibold text-arot-ink">{event.carrier}</bdi>
          )}
        </p>
      )}
      {event.trackingCode === undefined ? null : (
        <p>
          {words.trackingCode}:{' '}
          {isReplaced('trackingCode') ? (
            <OldValue words={words}>{event.trackingCode}</OldValue>
          ) : (
            <TrackingCode code={event.trackingCode} words={words} />
          )}
        </p>
      )}
    </div>
  )
}

/** An outdated value is struck out and has no copy button. */
function OldValue({ words, children }: { words: OrderTimelineLabels; children: string }) {
  return (
    <del className="wrap-anywhere">
      <span className="sr-only">{words.replaced}: </span>
      <bdi>{children}</bdi>
    </del>
  )
}

/** How the last event looks: done if the order arrived, failed if it was refused, current otherwise. */
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
  { by }: OrderEvent,
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
