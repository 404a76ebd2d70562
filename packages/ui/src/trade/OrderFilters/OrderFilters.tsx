'use client'

import { Download } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Segmented } from '../../primitives/Segmented/Segmented.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { english as states } from '../OrderState/labels.ts'
import { type OrderSide, type OrderState, orderStates } from '../order.ts'
import { english, type OrderFiltersLabels } from './labels.ts'

export type { OrderFiltersLabels }

export type OrderFilterValue = {
  side: OrderSide
  state?: OrderState | undefined
  q?: string | undefined
  /** Days as `2026-11-23`, both among those that are found. */
  from?: string | undefined
  to?: string | undefined
}

export type OrderFiltersProps = Omit<ComponentProps<'search'>, 'children'> & {
  value: OrderFilterValue
  onValueChange: (value: OrderFilterValue) => void
  /** Saves what is found as a file; without it that is not offered. */
  onSave?: Act | undefined
  labels?: Partial<OrderFiltersLabels> | undefined
}

/** Which orders: the side, the state, words and days. What is typed is asked for as it is typed: the host may wait a moment. */
export function OrderFilters({ value, onValueChange, onSave, labels, className, ...props }: OrderFiltersProps) {
  const words = useWords('OrderFilters', english, labels)
  const stateWords = useWords('OrderState', states, undefined)
  const [hasFailed, setHasFailed] = useState(false)
  const { side, state, q = '', from, to } = value
  const isLimited = state !== undefined || q !== '' || from !== undefined || to !== undefined
  const change = (part: Partial<OrderFilterValue>) => onValueChange({ ...value, ...part })

  async function save() {
    setHasFailed(false)
    try {
      await onSave?.()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <search
      data-slot="order-filters"
      aria-label={words.filters}
      {...props}
      className={cn('grid gap-3 print:hidden', fromCaller(className))}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={words.side}
          options={[
            { value: 'bought', label: words.sides.bought },
            { value: 'sold', label: words.sides.sold },
          ]}
          value={side}
          onValueChange={(next) => change({ side: next })}
        />
        <span className="flex gap-2">
          {isLimited ? (
            <Button variant="ghost" size="sm" onClick={() => onValueChange({ side })}>
              {words.clear}
            </Button>
          ) : null}
          {onSave ? (
            <ActButton variant="secondary" size="sm" icon={<Download aria-hidden />} act={save}>
              {words.save}
            </ActButton>
          ) : null}
        </span>
      </div>
      {hasFailed ? <Notice title={words.notSaved} /> : null}
      <div className="grid grid-cols-2 items-start gap-3 arot-lg:grid-cols-[minmax(12rem,2fr)_minmax(9rem,1fr)_minmax(10rem,1fr)_minmax(10rem,1fr)]">
        <TextInput
          type="search"
          label={words.words}
          value={q}
          onValueChange={(next) => change({ q: next || undefined })}
          className="max-arot-sm:col-span-full"
        />
        <Select
          label={words.state}
          value={state ?? ''}
          options={[
            { value: '', label: words.anyState },
            ...orderStates.map((one) => ({ value: one, label: stateWords[one] })),
          ]}
          onValueChange={(next) => change({ state: orderStates.find((one) => one === next) })}
          className="max-arot-sm:col-span-full"
        />
        <DateField
          label={words.from}
          value={from ?? null}
          max={to}
          onValueChange={(day) => change({ from: day ?? undefined })}
        />
        <DateField
          label={words.to}
          value={to ?? null}
          min={from}
          onValueChange={(day) => change({ to: day ?? undefined })}
        />
      </div>
    </search>
  )
}
