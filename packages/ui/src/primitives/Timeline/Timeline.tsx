'use client'

import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatDate } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { english, type TimelineLabels } from './labels.ts'
import type { TimelineState } from './timelineState.ts'

export type { TimelineLabels, TimelineState }

export type TimelineEvent = {
  title: string
  /** The time of the event, past or planned. */
  date?: Date | string | number | undefined
  text?: ReactNode
  /** @default 'done' */
  state?: TimelineState | undefined
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The events, in reading order. */
  events: readonly TimelineEvent[]
  /** Texts that replace those of the chosen language. */
  labels?: Partial<TimelineLabels> | undefined
}

/** Past, current and future events, such as the progress of an order. Dates are in the host's time zone. */
export function Timeline({ events, labels, className, ...props }: TimelineProps) {
  const words = useWords('Timeline', english, labels)
  return (
    <ol
      // biome-ignore lint/a11y/noRedundantRoles: Safari does not count a list without markers as a list
      role="list"
      data-slot="timeline"
      {...props}
      className={cn('m-0 grid list-none p-0 text-arot-14', fromCaller(className))}
    >
      {events.map(({ title, date, text, state = 'done' }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two events can be equal, and events have no ids
          key={index}
          data-slot="timeline-event"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group/event grid grid-cols-[auto_minmax(0,1fr)] gap-x-3"
        >
          <span aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center">
            <Sign state={state} />
            <span
              className={cn(
                'my-1 w-0.5 group-last/event:hidden',
                state === 'done' ? 'bg-arot-brand' : 'bg-arot-line',
                'forced-colors:bg-[CanvasText]',
              )}
            />
          </span>
          <div className="wrap-anywhere min-w-0 pb-5 group-last/event:pb-0">
            <p className={cn('font-semibold', state === 'upcoming' ? 'text-arot-muted' : 'text-arot-ink')}>
              <span className="sr-only">{words[state]}: </span>
              {title}
            </p>
            <Day date={date} />
            {text === undefined ? null : <div className="mt-1 text-arot-13 text-arot-muted">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Day({ date }: { date: TimelineEvent['date'] }) {
  const { locale, timeZone } = useHost()
  const day = date === undefined ? null : formatDate(date, locale, timeZone)
  if (date === undefined || day === null) return null
  return (
    <time dateTime={new Date(date).toISOString()} className="block text-arot-13 text-arot-muted tabular-nums">
      {day}
    </time>
  )
}

function Sign({ state }: { state: TimelineState }) {
  return (
    <span className={cn('grid size-5 place-items-center rounded-full border-2', signs[state])}>
      {state === 'done' ? <Check strokeWidth={3} className="size-3" /> : null}
      {state === 'failed' ? <X strokeWidth={3} className="size-3" /> : null}
      {state === 'current' ? <span className="size-2 rounded-full bg-arot-brand forced-colors:bg-[Highlight]" /> : null}
    </span>
  )
}

const signs = {
  done: 'border-arot-brand bg-arot-brand text-arot-on-brand print:[print-color-adjust:exact]',
  current: 'border-arot-brand bg-arot-surface',
  upcoming: 'border-arot-control bg-arot-surface',
  failed: 'border-arot-signal-fill bg-arot-signal-fill text-arot-on-signal print:[print-color-adjust:exact]',
}
