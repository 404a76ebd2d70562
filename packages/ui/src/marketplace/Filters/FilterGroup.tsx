'use client'

import { type ReactNode, useId, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Facet } from './filter.ts'

type Props<Value extends string | number> = {
  legend: string
  facets: readonly Facet<Value>[]
  /** What is said for none of them. */
  any: string
  value: Value | undefined
  onValueChange: (value: Value | undefined) => void
  showAll: (count: string) => string
  draw?: ((value: Value) => ReactNode) | undefined
}

/** As many as fit without a scroll; the rest is behind a button. */
const few = 7

/** One limit at a time, as radio buttons: arrows move, and each says how many products it would leave. */
export function FilterGroup<Value extends string | number>({
  legend,
  facets,
  any,
  value,
  onValueChange,
  showAll,
  draw = String,
}: Props<Value>) {
  const { locale } = useHost()
  const name = useId()
  const [isWhole, setIsWhole] = useState(false)
  const known = value === undefined || facets.some((facet) => facet.value === value) ? facets : [{ value }, ...facets]
  const first = isWhole || known.length <= few + 1 ? known : known.slice(0, few)
  // What is chosen is always in view, wherever it stands in the list.
  const chosen = known.find((facet) => facet.value === value)
  const shown = chosen === undefined || first.includes(chosen) ? first : [...first, chosen]
  return (
    <fieldset data-slot="filter-group" className="min-w-0">
      <legend className="pb-1.5 font-semibold text-arot-13">{legend}</legend>
      <Choice name={name} isChosen={value === undefined} onChoose={() => onValueChange(undefined)}>
        {any}
      </Choice>
      {shown.map((facet) => (
        <Choice
          key={facet.value}
          name={name}
          isChosen={facet.value === value}
          count={facet.count === undefined ? undefined : formatNumber(facet.count, locale)}
          onChoose={() => onValueChange(facet.value)}
        >
          {draw(facet.value)}
        </Choice>
      ))}
      {first.length < known.length ? (
        <Button variant="link" size="sm" className="ms-2 mt-1.5" onClick={() => setIsWhole(true)}>
          {showAll(formatNumber(known.length, locale))}
        </Button>
      ) : null}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  isChosen: boolean
  count?: string | undefined
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, isChosen, count, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={cn(
        'arot-focus-within flex min-h-9 cursor-pointer items-center gap-2.5 rounded-arot-control px-2 py-1.5 text-arot-14 hover:bg-arot-sunken pointer-coarse:min-h-11',
        isChosen && 'font-semibold text-arot-brand-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-arot-brand outline-none"
      />
      <span className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center gap-1.5">{children}</span>
      {count === undefined ? null : (
        <span className="shrink-0 font-normal text-arot-12 text-arot-muted tabular-nums">{count}</span>
      )}
    </label>
  )
}
