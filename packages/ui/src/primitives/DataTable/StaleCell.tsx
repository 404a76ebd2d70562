'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { Button } from '../Button/Button.tsx'
import type { DataTableLabels } from './labels.ts'
import { cellMessage } from './look.ts'

type StaleCellProps = {
  /** The current value and the typed value, formatted. */
  now: string
  typed: string
  field: RefObject<HTMLElement | null>
  align: keyof typeof cellMessage
  words: DataTableLabels
  onKeep: () => void
  onSet: () => void
}

/**
 * Another person has changed the cell in the meantime. The user chooses one of the two values; the other person's value
 * gets the focus.
 */
export function StaleCell({ now, typed, field, align, words, onKeep, onSet }: StaleCellProps) {
  const group = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // If the user has moved on, do not move the focus back.
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

/**
 * Moves the focus between the field and the two buttons. If Tab left the editor, the open question could scroll out of
 * view.
 */
export function goRound(editor: HTMLElement, step: number) {
  const stops = [...editor.querySelectorAll<HTMLElement>('input, select, button')]
  stops[(stops.indexOf(document.activeElement as HTMLElement) + step + stops.length) % stops.length]?.focus()
}
