'use client'

import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { choiceMark, radioMark } from '../../primitives/Field/choice.ts'
import type { Facet } from './filter.ts'

type Props = {
  legend: string
  facets: readonly Facet<number>[]
  /** The text of the option without a limit. */
  any: string
  value: number | undefined
  onValueChange: (value: number | undefined) => void
  draw: (value: number) => ReactNode
}

/** A group of radio buttons. Each shows how many products remain. */
export function FilterGroup({ legend, facets, any, value, onValueChange, draw }: Props) {
  const { locale } = useHost()
  const name = useId()
  const visibleFacets =
    value === undefined || facets.some((facet) => facet.value === value) ? facets : [{ value }, ...facets]
  return (
    <fieldset data-slot="filter-group" className="min-w-0">
      <legend className="pb-1.5 font-semibold text-arot-13">{legend}</legend>
      <Choice name={name} isChosen={value === undefined} onChoose={() => onValueChange(undefined)}>
        {any}
      </Choice>
      {visibleFacets.map((facet) => (
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
        'group/choice flex min-h-9 cursor-pointer items-center gap-2.5 rounded-arot-control px-2 py-1.5 text-arot-14 hover:bg-arot-sunken pointer-coarse:min-h-11',
        isChosen && 'font-semibold text-arot-brand-strong',
      )}
    >
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className={cn(choiceMark, radioMark)} />
      <span className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center gap-1.5">{children}</span>
      {count === undefined ? null : (
        <span className="shrink-0 font-normal text-arot-12 text-arot-muted tabular-nums">{count}</span>
      )}
    </label>
  )
}
