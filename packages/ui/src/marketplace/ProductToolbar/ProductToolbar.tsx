'use client'

import { LayoutGrid, Table2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Segmented } from '../../primitives/Segmented/Segmented.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import type { PriceSort } from '../product.ts'
import { english, type ProductToolbarLabels } from './labels.ts'

export type { ProductToolbarLabels }

export type ProductView = 'card' | 'table'

export type ProductToolbarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whether the list shows only available products. */
  isAvailableOnly: boolean
  /** Called when the filter for available products is switched. */
  onAvailableOnlyChange: (next: boolean) => void
  /** The current order, or null for the list's own. @default null, the order as given */
  sort?: PriceSort | null | undefined
  /** Called with the new order, or null for the list's own. */
  onSortChange: (next: PriceSort | null) => void
  /** The current view: cards or table. */
  view: ProductView
  /** Called with the new view. */
  onViewChange: (next: ProductView) => void
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ProductToolbarLabels> | undefined
}

/** Filter, order and view of a product list. */
export function ProductToolbar({
  isAvailableOnly,
  onAvailableOnlyChange,
  sort,
  onSortChange,
  view,
  onViewChange,
  labels,
  className,
  ...props
}: ProductToolbarProps) {
  const words = useWords('ProductToolbar', english, labels)
  return (
    <div
      data-slot="product-toolbar"
      {...props}
      className={cn(
        // On a phone the order and the view share a row, which a host's filters can join, and the filter has the next
        // row.
        'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 arot-sm:flex arot-sm:flex-wrap arot-sm:gap-3 print:hidden',
        fromCaller(className),
      )}
    >
      <Button
        variant="secondary"
        className="max-arot-sm:col-span-full max-arot-sm:row-start-2"
        onClick={() => onAvailableOnlyChange(!isAvailableOnly)}
      >
        {/* Both labels are in the same place, so that the button is as wide as the longer one and nothing moves. */}
        <span className="grid">
          <span className={cn('col-start-1 row-start-1', isAvailableOnly && 'invisible')}>{words.showAvailable}</span>
          <span className={cn('col-start-1 row-start-1', isAvailableOnly || 'invisible')}>{words.showAll}</span>
        </span>
      </Button>
      <Select
        label={words.sort}
        isLabelHidden
        value={sort ?? ''}
        options={[
          { value: '', label: words.unsorted },
          { value: 'price-asc', label: words.lowToHigh },
          { value: 'price-desc', label: words.highToLow },
        ]}
        onChange={(event) => onSortChange(sortOf(event.target.value))}
        className="arot-sm:w-auto arot-sm:min-w-40"
      />
      <Segmented
        label={words.view}
        options={[
          { value: 'card', label: words.cardView, icon: <LayoutGrid aria-hidden /> },
          { value: 'table', label: words.tableView, icon: <Table2 aria-hidden /> },
        ]}
        value={view}
        onValueChange={onViewChange}
        className="arot-sm:ms-auto arot-sm:shrink-0 max-arot-lg:[&_span]:sr-only"
      />
    </div>
  )
}

function sortOf(value: string): PriceSort | null {
  return value === 'price-asc' || value === 'price-desc' ? value : null
}
