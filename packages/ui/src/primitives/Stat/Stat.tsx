'use client'

import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { english, type StatLabels } from './labels.ts'

export type { StatLabels }

export type StatChange =
  | {
      direction: 'up' | 'down'
      /** The formatted change: "12.4%", "$1,200". */
      by: string
      /** Whether the change is good. Leave it out if neither. */
      isGood?: boolean | undefined
    }
  | { direction: 'same' }

export type StatProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The visible name. */
  label: string
  /** A formatted number, or a Price. */
  figure: ReactNode
  /** The change since an earlier period. */
  change?: StatChange | undefined
  /** The period or base of the change: "since last month". */
  note?: string | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<StatLabels> | undefined
}

/** One important number, and how it has changed. */
export function Stat({ label, figure, change, note, labels, className, ...props }: StatProps) {
  const words = useWords('Stat', english, labels)
  return (
    <div data-slot="stat" {...props} className={cn('grid min-w-0 content-start gap-y-1', fromCaller(className))}>
      <p data-slot="stat-label" className="wrap-anywhere font-medium text-arot-13 text-arot-muted">
        {label}
      </p>
      <p
        data-slot="stat-figure"
        className="wrap-anywhere font-bold text-arot-24 text-arot-ink tabular-nums *:data-[slot=price]:text-arot-24"
      >
        {figure}
      </p>
      {change === undefined && note === undefined ? null : (
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-1.5 text-arot-13 text-arot-muted tabular-nums">
          {change === undefined ? null : <Change change={change} words={words} />}
          {note}
        </p>
      )}
    </div>
  )
}

function Change({ change, words }: { change: StatChange; words: StatLabels }) {
  const Icon = icons[change.direction]
  return (
    <span
      data-slot="stat-change"
      data-state={change.direction}
      className={cn('inline-flex min-w-0 items-center gap-1 font-semibold', lookOf(change))}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {change.direction === 'same' ? words.same : words[change.direction](change.by)}
    </span>
  )
}

const icons = { up: ArrowUp, down: ArrowDown, same: Equal }

function lookOf(change: StatChange) {
  if (change.direction === 'same' || change.isGood === undefined) return 'text-arot-ink'
  return change.isGood ? 'text-arot-brand-strong' : 'text-arot-signal-strong'
}
