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
  /** The products. Leave it out while they load. */
  products?: readonly Product[] | undefined
  /** Returns the address of a product's page. */
  hrefFor: (product: Product) => string
  /** Returns the address of the page that edits a product. Without it the last column links to the product's page. */
  updateHrefFor?: ((product: Product) => string) | undefined
  /** Adds a quantity field and a Buy button to each row: `buyInRow(onBuy)`. Without it their code is not loaded. */
  buying?: RowBuying | undefined
  /** The order of the products given. The table shows it but does not sort. @default null, the order as given */
  sort?: PriceSort | null | undefined
  /** Called when the user presses the head of the price. Without it the head is not a button. */
  onSortChange?: ((sort: PriceSort | null) => void) | undefined
  /**
   * `frame`: the table has its own height (`max-h-…` changes it) and scrolls inside. `page`: the table is as high as
   * its rows, and its head sticks below `--arot-page-top`.
   * @default 'frame'
   */
  scrolls?: 'frame' | 'page' | undefined
  /**
   * Shows a skeleton while the data loads.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Set when loading failed. Products that are already shown stay visible. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** Shown when the list is empty. */
  empty?: ReactNode
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ProductTableLabels> | undefined
}

/** Products as rows, any number of them: a DataTable with the fields that every product has. */
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
