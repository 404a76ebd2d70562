'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { Button } from '../Button/Button.tsx'
import type { DataTableLabels } from './labels.ts'
import { cellMessage } from './look.ts'

type StaleCellProps = {
  /** What is there now, and what was typed, as the reader writes them. */
  now: string
  typed: string
  field: RefObject<HTMLElement | null>
  align: keyof typeof cellMessage
  words: DataTableLabels
  onKeep: () => void
  onSet: () => void
}

/** Somebody else changed the cell meanwhile: which of the two values stays is chosen, and theirs is nearer at hand. */
export function StaleCell({ now, typed, field, align, words, onKeep, onSet }: StaleCellProps) {
  const group = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Who has gone elsewhere meanwhile is not fetched back.
    if (document.activeElement === field.current) group.current?.querySelector('button')?.focus()
  }, [field])

  return (
    <div ref={group} data-slot="data-table-stale" className={cn(cellMessage[align], 'grid gap-2 p-2.5')}>
      <p role="alert" className="text-arot-13 text-arot-ink">
        {words.stale(now, typed)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onKeep}>
          {words.keepTheirs(now)}
        </Button>
        <Button size="sm" onClick={onSet}>
          {words.setMine(typed)}
        </Button>
      </div>
    </div>
  )
}

/** Through the field and both answers: a Tab that left would leave the question open, out of sight. */
export function goRound(editor: HTMLElement, step: number) {
  const stops = [...editor.querySelectorAll<HTMLElement>('input, select, button')]
  stops[(stops.indexOf(document.activeElement as HTMLElement) + step + stops.length) % stops.length]?.focus()
}
