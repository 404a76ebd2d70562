'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { outcome } from '../outcome.tsx'
import type { PriceSort, Product } from '../product.ts'
import { english, type ProductTableLabels } from './labels.ts'
import { ProductTableBody } from './ProductTableBody.tsx'
import { ProductTableFrame } from './ProductTableFrame.tsx'
import { ProductTableSkeleton } from './ProductTableSkeleton.tsx'

export type { ProductTableLabels }

export type ProductTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Not given while they are on the way. */
  products?: readonly Product[] | undefined
  /** Where a product has its page. */
  hrefFor: (product: Product) => string
  /** Where it is edited; without it the last column leads to its page. */
  updateHrefFor?: ((product: Product) => string) | undefined
  /** How the products given are ordered: said and shown in the head, never done here. */
  sort?: PriceSort | undefined
  /**
   * `frame`: the table has a height of its own (`max-h-…` changes it) and scrolls inside.
   * `page`: it is as high as its rows, and its head stays below `--arot-page-top`. @default 'frame'
   */
  scrolls?: 'frame' | 'page' | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; products that are there stay. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** Stands there when the list is empty. */
  empty?: ReactNode
  labels?: Partial<ProductTableLabels> | undefined
}

/** Products as rows, as many as there are: only those in sight are drawn. */
export function ProductTable({
  products,
  hrefFor,
  updateHrefFor,
  sort,
  scrolls = 'frame',
  isLoading = false,
  error,
  onRetry,
  empty,
  labels,
  className,
  ...props
}: ProductTableProps) {
  const words = useWords('ProductTable', english, labels)
  const ownsScroll = scrolls === 'frame'

  const action = updateHrefFor === undefined ? words.details : words.update
  const frame = { ownsScroll, sort, words }
  const places = (
    <ProductTableFrame {...frame} rowCount={undefined}>
      <ProductTableSkeleton rows={8} />
    </ProductTableFrame>
  )

  return (
    <div
      data-slot="product-table"
      data-state={scrolls}
      aria-busy={isLoading || undefined}
      {...props}
      className={cn(
        'relative min-w-0 rounded-arot-card border border-arot-line bg-arot-surface shadow-arot-card',
        ownsScroll &&
          'flex max-h-[min(44rem,80dvh)] flex-col overflow-hidden print:block print:max-h-none print:overflow-visible',
        fromCaller(className),
      )}
    >
      {products === undefined && isLoading ? (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      ) : null}
      {outcome(products, { isLoading, error, onRetry, words, places, empty }, (all) => (
        <ProductTableFrame {...frame} rowCount={all.length}>
          <ProductTableBody products={all} {...{ hrefFor, updateHrefFor, action }} isInFrame={ownsScroll} />
        </ProductTableFrame>
      ))}
    </div>
  )
}
