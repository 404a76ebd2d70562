'use client'

import { X } from 'lucide-react'
import { type ComponentProps, useImperativeHandle, useRef } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatExactMoney, formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useCategoryName } from '../useCategoryName.ts'
import { type FilterValues, toggle } from './filter.ts'
import { english, type FiltersLabels } from './labels.ts'

export type FilterChipsProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** The current filters. Each has a chip. */
  value: FilterValues
  /** Called with the remaining filters after a chip is removed. */
  onValueChange: (value: FilterValues) => void
  /** Texts that replace those of the chosen language. */
  labels?: Partial<FiltersLabels> | undefined
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ value, onValueChange, labels, className, ref, ...props }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => group.current as HTMLDivElement)
  const { currency, locale } = useHost()
  const nameOf = useCategoryName()
  const { chip, active, clear } = useWords('Filters', english, labels)
  const { q, category = [], brand = [], minRating, minPrice, maxPrice, maxMinimum, inStock, verified } = value
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : formatExactMoney(amount, currency, locale)
  const chips: { words: string; without: FilterValues }[] = [
    ...(q ? [{ words: `“${q}”`, without: { q: undefined } }] : []),
    ...category.map((one) => ({
      words: `${chip.category}: ${nameOf(one)}`,
      without: { category: toggle(category, one) },
    })),
    ...brand.map((one) => ({ words: `${chip.brand}: ${one}`, without: { brand: toggle(brand, one) } })),
    ...(minRating === undefined
      ? []
      : [{ words: chip.minRating(formatNumber(minRating, locale)), without: { minRating: undefined } }]),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [
          {
            words: chip.price(money(minPrice), money(maxPrice)),
            without: { minPrice: undefined, maxPrice: undefined },
          },
        ]),
    ...(maxMinimum === undefined
      ? []
      : [
          {
            words: chip.maxMinimum(formatNumber(maxMinimum, locale), maxMinimum),
            without: { maxMinimum: undefined },
          },
        ]),
    ...(inStock ? [{ words: chip.inStock, without: { inStock: undefined } }] : []),
    ...(verified ? [{ words: chip.verified, without: { verified: undefined } }] : []),
  ]

  /** The pressed button disappears, so move the focus. */
  function change(next: FilterValues) {
    group.current?.focus()
    onValueChange(next)
  }

  return (
    <div
      data-slot="filter-chips"
      role="group"
      aria-label={active}
      tabIndex={-1}
      {...props}
      ref={group}
      className={cn('flex min-w-0 flex-wrap items-center gap-2 outline-none empty:absolute', fromCaller(className))}
    >
      {chips.map(({ words, without }) => (
        <button
          key={words}
          type="button"
          data-slot="filter-chip"
          aria-label={chip.remove(words)}
          onClick={() => change({ ...value, ...without })}
          className="arot-focus inline-flex min-h-arot-control-sm max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-arot-line bg-arot-brand-soft py-1 ps-3 pe-2 font-medium text-arot-13 text-arot-brand-strong hover:border-arot-brand"
        >
          <span dir="auto" className="truncate">
            {words}
          </span>
          <X aria-hidden className="size-3.5 shrink-0" />
        </button>
      ))}
      {chips.length < 2 ? null : (
        <Button variant="link" size="sm" onClick={() => change({})}>
          {clear}
        </Button>
      )}
    </div>
  )
}
