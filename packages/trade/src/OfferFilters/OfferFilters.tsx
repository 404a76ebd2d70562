'use client'

import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Segmented } from '@arot/ui/Segmented'
import { Select } from '@arot/ui/Select'
import type { ComponentProps } from 'react'
import { english as ofStates } from '../OfferState/labels.ts'
import { type OfferSide, type OfferState, offerStates } from '../offer.ts'
import { english, type OfferFiltersLabels } from './labels.ts'

export type { OfferFiltersLabels }

export type OfferFilterValue = {
  side: OfferSide
  /** `open` matches offers that have not ended: asked, countered and accepted. */
  state?: OfferState | 'open' | undefined
}

export type OfferFiltersProps = Omit<ComponentProps<'search'>, 'children'> & {
  value: OfferFilterValue
  onValueChange: (value: OfferFilterValue) => void
  labels?: Partial<OfferFiltersLabels> | undefined
}

/** Filters offers by side and state. */
export function OfferFilters({ value, onValueChange, labels, className, ...props }: OfferFiltersProps) {
  const words = useWords('OfferFilters', english, labels)
  const states = useWords('OfferState', ofStates, undefined)
  const { side, state } = value
  const choices = ['open', ...offerStates] as const
  return (
    <search
      data-slot="offer-filters"
      aria-label={words.filters}
      {...props}
      className={cn('flex flex-wrap items-end justify-between gap-3 print:hidden', fromCaller(className))}
    >
      <Segmented
        label={words.side}
        options={(['bought', 'sold'] as const).map((one) => ({ value: one, label: words.sides[one] }))}
        value={side}
        onValueChange={(next) => onValueChange({ ...value, side: next })}
      />
      <Select
        label={words.state}
        value={state ?? ''}
        options={[
          { value: '', label: words.anyState },
          ...choices.map((one) => ({ value: one, label: one === 'open' ? words.open : states[one] })),
        ]}
        onValueChange={(next) => {
          const chosen = choices.find((one) => one === next)
          onValueChange(chosen ? { side, state: chosen } : { side })
        }}
        className="w-full arot-sm:w-56"
      />
    </search>
  )
}
