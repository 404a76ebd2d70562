'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { Act } from '../../lib/act.ts'
import { fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { type DataSort, DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { PriceSort, Product } from '../product.ts'
import { english, type ProductTableLabels } from './labels.ts'
import { buyInRow, type RowBuying, type RowToBuy } from './RowPurchase.tsx'
import { buyingColumns, columnsClassName, useProductColumns } from './useProductColumns.tsx'

export type { ProductTableLabels, RowBuying, RowToBuy }
export { buyInRow }

export type ProductTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Not given while they are on the way. */
  products?: readonly Product[] | undefined
  /** Where a product has its page. */
  hrefFor: (product: Product) => string
  /** Where it is edited; without it the last column leads to its page. */
  updateHrefFor?: ((product: Product) => string) | undefined
  /** Buys from the row: `buyInRow(onBuy)`. Without it nothing can be bought there, and none of it is loaded. */
  buying?: RowBuying | undefined
  /** How the products given are ordered: said and shown in the head, never done here. @default null, as they came */
  sort?: PriceSort | null | undefined
  /** The price's head was pressed; without it, it cannot be. */
  onSortChange?: ((sort: PriceSort | null) => void) | undefined
  /**
   * `frame`: the table has a height of its own (`max-h-…` changes it) and scrolls inside.
   * `page`: it is as high as its rows, and its head stays below `--arot-page-top`. @default 'frame'
   */
  scrolls?: 'frame' | 'page' | undefined
  /**
   * Shows a skeleton while the data loads.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; products that are there stay. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** Stands there when the list is empty. */
  empty?: ReactNode
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ProductTableLabels> | undefined
}

/** Products as rows, as many as there are: a DataTable of what every product has. */
export function ProductTable({
  products,
  hrefFor,
  updateHrefFor,
  buying,
  sort = null,
  onSortChange,
  labels,
  className,
  ...props
}: ProductTableProps) {
  const words = useWords('ProductTable', english, labels)
  const columns = useProductColumns({ hrefFor, updateHrefFor, buying, words, isSortable: onSortChange !== undefined })
  return (
    <DataTable
      data-slot="product-table"
      {...props}
      className={fromCaller(className)}
      label={words.products}
      labels={words}
      columns={columns}
      columnsClassName={buying ? buyingColumns : columnsClassName}
      rows={products}
      keyOf={idOf}
      sort={sort && { column: 'price', direction: directions[sort] }}
      onSortChange={(next) => onSortChange?.(sortOf(next))}
    />
  )
}

const directions = { 'price-asc': 'ascending', 'price-desc': 'descending' } as const

function sortOf(sort: DataSort | null): PriceSort | null {
  return sort && (sort.direction === 'ascending' ? 'price-asc' : 'price-desc')
}

function idOf({ _id }: Product) {
  return _id
}
