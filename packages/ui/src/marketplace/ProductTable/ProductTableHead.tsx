import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import type { PriceSort } from '../product.ts'
import { as, cell, rowGrid } from './columns.ts'
import type { ProductTableLabels } from './labels.ts'

type ProductTableHeadProps = { words: ProductTableLabels; sort: PriceSort | undefined; className?: string }

export function ProductTableHead({ words, sort, className }: ProductTableHeadProps) {
  return (
    <thead {...as.rowgroup} className={cn('block bg-arot-sunken', fromCaller(className))}>
      <tr
        {...as.row}
        aria-rowindex={1}
        className={cn(rowGrid, 'h-10 bg-inherit font-medium text-arot-12 text-arot-muted')}
      >
        <Head column="image">{words.image}</Head>
        <Head>{words.name}</Head>
        <Head>{words.brand}</Head>
        <Head>{words.category}</Head>
        <Head>{words.rating}</Head>
        <Head column="figure">{words.quantity}</Head>
        <Head column="figure">{words.minQuantity}</Head>
        <Head column="figure" sorted={ariaSort(sort)}>
          {sort === 'price-asc' ? <ArrowUp aria-hidden className="me-1 inline size-3.5" /> : null}
          {sort === 'price-desc' ? <ArrowDown aria-hidden className="me-1 inline size-3.5" /> : null}
          {words.price}
        </Head>
        <Head column="action">{words.action}</Head>
      </tr>
    </thead>
  )
}

function ariaSort(sort: PriceSort | undefined) {
  if (sort === undefined) return 'none'
  return sort === 'price-asc' ? 'ascending' : 'descending'
}

type HeadProps = {
  column?: 'image' | 'text' | 'figure' | 'action' | undefined
  sorted?: 'none' | 'ascending' | 'descending' | undefined
  children: ReactNode
}

function Head({ column = 'text', sorted, children }: HeadProps) {
  return (
    <th
      {...as.columnheader}
      scope="col"
      aria-sort={sorted}
      className={cn(
        cell({ column }),
        'font-medium aria-[sort=ascending]:text-arot-ink aria-[sort=descending]:text-arot-ink',
      )}
    >
      {children}
    </th>
  )
}
