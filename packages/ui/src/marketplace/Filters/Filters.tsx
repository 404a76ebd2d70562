'use client'

import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useValue } from '../../lib/useValue.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { type FilterGroupName, FilterGroups } from './FilterGroups.tsx'
import { activeCount, type Facet, type Facets, type FilterValues } from './filter.ts'
import { english, type FiltersLabels } from './labels.ts'

export { FilterChips, type FilterChipsProps } from './FilterChips.tsx'
export type { Facet, Facets, FiltersLabels, FilterValues }

export type FiltersProps = Omit<ComponentProps<'section'>, 'children' | 'defaultValue'> & {
  /** The options. Leave it out while they load. */
  facets?: Facets | undefined
  /** Set when loading failed. Options that are already shown stay visible. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** The active filters. Without it the component is uncontrolled. */
  value?: FilterValues | undefined
  /** The initial filters, if the component is uncontrolled. */
  defaultValue?: FilterValues | undefined
  /** Called with all filters after each change. */
  onValueChange?: ((value: FilterValues) => void) | undefined
  /** The maximum number of chosen categories, and of chosen brands. Without it there is no limit. */
  mostChosen?: number | undefined
  /** Whether there are filters for price, smallest order and stock. @default false */
  hasFigures?: boolean | undefined
  /** The number of products with the current filters. */
  resultCount?: number | undefined
  /** The position on a large screen. Use `sheet` beside a wide table, which needs the space. @default 'beside' */
  layout?: 'beside' | 'sheet' | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<FiltersLabels> | undefined
}

/** Filters a list by category, brand, rating, price and stock: beside the list on a large screen, else in a sheet. */
export function Filters({
  facets,
  error,
  onRetry,
  value: controlledValue,
  defaultValue = none,
  onValueChange: tell,
  mostChosen: most,
  hasFigures = false,
  resultCount,
  layout = 'beside',
  labels,
  className,
  ...props
}: FiltersProps) {
  const { locale } = useHost()
  const [value, onValueChange] = useValue(controlledValue, defaultValue, tell)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  // Kept here, because a closed sheet unmounts.
  const [whole, setWhole] = useState<readonly FilterGroupName[]>([])
  const words = useWords('Filters', english, labels)
  const active = activeCount(value)
  const onShowAll = (group: FilterGroupName) => setWhole([...whole, group])
  const groups = { facets, error, onRetry, value, onValueChange, most, whole, onShowAll, hasFigures, labels: words }

  /** The pressed button disappears, so move the focus. */
  function clearAbove({ currentTarget }: MouseEvent) {
    currentTarget.closest('section')?.focus()
    onValueChange({})
  }

  const clear = (
    <Button variant="link" size="sm" onClick={clearAbove}>
      {words.clear}
    </Button>
  )
  return (
    <section
      data-slot="filters"
      aria-label={words.filters}
      tabIndex={-1}
      {...props}
      className={cn('min-w-0 outline-none print:hidden', fromCaller(className))}
    >
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden />}
        className={cn('max-arot-sm:px-3', layout === 'beside' && 'arot-lg:hidden')}
        aria-haspopup="dialog"
        onClick={() => setIsSheetOpen(true)}
      >
        <span className="max-arot-sm:sr-only">{words.filters}</span>
        {active === 0 ? null : (
          <span className="grid size-5 place-items-center rounded-full bg-arot-brand text-arot-12 text-arot-on-brand tabular-nums">
            {active}
          </span>
        )}
      </Button>
      {layout === 'sheet' ? null : (
        <div
          data-slot="filters-panel"
          className="hidden rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-lg:block"
        >
          <div className="flex min-h-8 items-center justify-between gap-3 pb-3">
            <h2 className="font-arot-display font-bold text-arot-16">{words.filters}</h2>
            {active === 0 ? null : clear}
          </div>
          <FilterGroups {...groups} />
        </div>
      )}
      <Dialog
        isOpen={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        title={words.filters}
        footer={
          <>
            <Button variant="secondary" onClick={() => onValueChange({})}>
              {words.clear}
            </Button>
            <Button onClick={() => setIsSheetOpen(false)}>
              {words.show(resultCount === undefined ? undefined : formatNumber(resultCount, locale), resultCount)}
            </Button>
          </>
        }
      >
        <FilterGroups {...groups} />
      </Dialog>
    </section>
  )
}

const none: FilterValues = {}
