'use client'

import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import type { Facet } from './filter.ts'

type Props = {
  legend: string
  facets: readonly Facet[]
  chosen: readonly string[] | undefined
  onToggle: (value: string) => void
  /** Whether all options are shown. The parent keeps this state, because a closed sheet unmounts. */
  isWhole: boolean
  onShowAll: () => void
  showAll: (count: string) => string
  /** The maximum number of choices, and the text when it is reached. */
  most?: number | undefined
  atMost: (count: string) => string
  nameOf?: ((value: string) => string) | undefined
}

/** As many as fit without scrolling. A button shows the rest. */
const few = 7

/** A group of checkboxes. They stay in place when the counts beside them change their order. */
export function ChoicesGroup({
  legend,
  facets,
  chosen = [],
  onToggle,
  isWhole,
  onShowAll,
  showAll,
  most = Number.POSITIVE_INFINITY,
  atMost,
  nameOf = String,
}: Props) {
  const { locale } = useHost()
  const noteId = useId()
  const isFull = chosen.length >= most
  const counts = new Map(facets.map(({ value, count }) => [value, count]))
  const unlisted = chosen.filter((value) => !counts.has(value))
  const order = useEver([...unlisted, ...counts.keys()])
  // An unchecked option stays visible, because it has the focus.
  const everChosen = useEver(chosen)
  const options = order.filter((value) => counts.has(value) || everChosen.includes(value))
  const first = isWhole || options.length <= few + 1 ? options : options.slice(0, few)
  const visibleOptions = options.filter((value) => first.includes(value) || everChosen.includes(value))
  const group = useRef<HTMLFieldSetElement>(null)

  const boxes = () => [...(group.current?.querySelectorAll<HTMLElement>('input:enabled') ?? [])]

  /** The button disappears, so the focus goes to the first option that it shows, else to the last that can be chosen. */
  function showTheRest() {
    const before = boxes()
    flushSync(onShowAll)
    const now = boxes()
    ;(now.find((box) => !before.includes(box)) ?? now.at(-1))?.focus()
  }

  return (
    <fieldset ref={group} data-slot="filter-group" aria-describedby={isFull ? noteId : undefined} className="min-w-0">
      <legend className="pb-1.5 font-semibold text-arot-13">{legend}</legend>
      {most === Number.POSITIVE_INFINITY ? null : (
        <p id={noteId} role="status" className={cn('px-2 text-arot-13 text-arot-muted', isFull && 'pb-1.5')}>
          {isFull ? atMost(formatNumber(most, locale)) : null}
        </p>
      )}
      {visibleOptions.map((value) => {
        const count = counts.get(value)
        const figure = count === undefined ? undefined : formatNumber(count, locale)
        const isChosen = chosen.includes(value)
        return (
          <div key={value} className="flex items-start gap-2.5 rounded-arot-control px-2 hover:bg-arot-sunken">
            <Checkbox
              label={nameOf(value)}
              aria-label={figure && `${nameOf(value)} ${figure}`}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onValueChange={() => onToggle(value)}
              className={cn('flex-1', isChosen && 'font-semibold')}
            />
            {figure === undefined ? null : (
              <span aria-hidden className="shrink-0 self-center text-arot-12 text-arot-muted tabular-nums">
                {figure}
              </span>
            )}
          </div>
        )
      })}
      {visibleOptions.length < options.length ? (
        <Button variant="link" size="sm" className="ms-2 mt-1.5" onClick={showTheRest}>
          {showAll(formatNumber(options.length, locale))}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** All values that ever appeared, in the order of their first appearance. */
function useEver(values: readonly string[]): readonly string[] {
  const [ever, setEver] = useState(values)
  const all = [...new Set([...ever, ...values])]
  if (all.length > ever.length) setEver(all)
  return all
}
