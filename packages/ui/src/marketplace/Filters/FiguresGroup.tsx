'use client'

import { useState } from 'react'
import { formatExactMoney } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { readNumber } from '../../lib/readNumber.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { FieldGroup } from '../../primitives/Field/FieldGroup.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import type { FilterValues } from './filter.ts'
import type { FiltersLabels } from './labels.ts'

type Figure = 'minPrice' | 'maxPrice' | 'maxMinimum'

type Props = { value: FilterValues; onValueChange: (value: FilterValues) => void; labels: FiltersLabels }

/** Typed filters. They apply on blur and on Enter, not at every keystroke. */
export function FiguresGroup({ value, onValueChange, labels: { figures: words } }: Props) {
  const { currency, locale } = useHost()
  const [typed, setTyped] = useState<Partial<Record<Figure, string>>>({})
  const [wrong, setWrong] = useState<Partial<Record<Figure, string>>>({})

  function commit(field: Figure) {
    const { [field]: text, ...others } = typed
    if (text === undefined) return
    const number = text.trim() === '' ? undefined : readNumber(text, locale)
    const problem = number === null ? words.unreadable(text.trim()) : problemOf({ ...value, [field]: number })
    setWrong({ ...wrong, [field]: problem })
    if (problem !== undefined) return
    setTyped(others)
    const figure = number || undefined
    if (figure !== value[field]) onValueChange({ ...value, [field]: figure })
  }

  function problemOf({ minPrice, maxPrice, maxMinimum }: FilterValues) {
    if ([minPrice, maxPrice, maxMinimum].some((figure) => figure !== undefined && figure < 0)) return words.negative
    if (maxMinimum !== undefined && !Number.isInteger(maxMinimum)) return words.whole
    return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice ? words.crossed : undefined
  }

  const field = (name: Figure) => ({
    label: words[name],
    size: 'sm' as const,
    value: typed[name] ?? value[name] ?? '',
    isInvalid: wrong[name] !== undefined,
    onTextChange: (text: string) => setTyped({ ...typed, [name]: text }),
    onBlur: () => commit(name),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') commit(name)
    },
  })
  const money = (amount: number) => formatExactMoney(amount, currency, locale)

  return (
    <>
      <FieldGroup data-slot="filter-group" label={words.price} error={alertOf(wrong.minPrice ?? wrong.maxPrice)}>
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberInput {...field('minPrice')} hasDecimals format={money} />
          <NumberInput {...field('maxPrice')} hasDecimals format={money} />
        </div>
      </FieldGroup>
      <FieldGroup data-slot="filter-group" label={words.order} error={alertOf(wrong.maxMinimum)}>
        <NumberInput {...field('maxMinimum')} className="mb-2" />
        <Checkbox
          label={words.inStock}
          checked={value.inStock ?? false}
          onValueChange={(inStock) => onValueChange({ ...value, inStock: inStock || undefined })}
        />
      </FieldGroup>
    </>
  )
}

/** An alert, because the error appears on Enter or when the focus has left the field. */
function alertOf(problem: string | undefined) {
  return problem && <span role="alert">{problem}</span>
}
