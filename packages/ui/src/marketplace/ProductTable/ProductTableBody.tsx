'use client'

import { type FocusEvent, type KeyboardEvent, memo, useRef, useState, useSyncExternalStore } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import type { Product } from '../product.ts'
import { as } from './columns.ts'
import { ProductTableRow } from './ProductTableRow.tsx'
import { rowsInBlock, useBlocksInSight } from './useBlocksInSight.ts'

type Rows = {
  products: readonly Product[]
  hrefFor: (product: Product) => string
  updateHrefFor: ((product: Product) => string) | undefined
  /** What a row's second link says; a text, so that what has not changed is not drawn again. */
  action: string
}

type ProductTableBodyProps = Rows & {
  /** The frame around it scrolls; else the page does. */
  isInFrame: boolean
}

/** As high as all rows together; only those in sight are there. */
export function ProductTableBody({ products, isInFrame, ...rows }: ProductTableBodyProps) {
  const { locale } = useHost()
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, last } = useBlocksInSight({
    rowCount: products.length,
    body,
    scroller: isInFrame ? '[data-slot="product-table-frame"]' : undefined,
  })
  const [focused, setFocused] = useState<number>()
  const isPlaced = useIsPlaced()

  const blocks = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  // A row that has the focus stays, however far it is: with it the focus would go, and the keyboard's place in the page.
  if (focused !== undefined && focused < first) blocks.unshift(focused)
  if (focused !== undefined && focused > last && focused * rowsInBlock < products.length) blocks.push(focused)

  function keepFocused(event: FocusEvent<HTMLElement>) {
    const index = event.target.closest('tr')?.ariaRowIndex
    if (index != null) setFocused(Math.floor((Number(index) - 2) / rowsInBlock))
  }

  return (
    <tbody
      {...as.rowgroup}
      ref={body}
      onFocus={keepFocused}
      onBlur={() => setFocused(undefined)}
      onKeyDown={goToNeighbour}
      style={isPlaced ? { height: `${products.length * 3.5}rem` } : undefined}
      className={cn('relative block print:h-auto!')}
    >
      {blocks.map((block) => (
        <Block key={block} block={block} products={products} locale={locale} isPlaced={isPlaced} {...rows} />
      ))}
    </tbody>
  )
}

const Block = memo(function Block({
  block,
  products,
  hrefFor,
  updateHrefFor,
  action,
  locale,
  isPlaced,
}: Rows & { block: number; locale: string; isPlaced: boolean }) {
  const start = block * rowsInBlock
  return products
    .slice(start, start + rowsInBlock)
    .map((product, offset) => (
      <ProductTableRow
        key={product._id}
        product={product}
        index={start + offset}
        href={hrefFor(product)}
        actionHref={(updateHrefFor ?? hrefFor)(product)}
        action={action}
        locale={locale}
        isPlaced={isPlaced}
      />
    ))
})

const never = () => () => {}

/**
 * Whether rows are put where they belong by their style. On a server they follow each other, which looks the same for
 * the first ones: a host's policy may forbid styles in what a server sends.
 */
function useIsPlaced() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Up and down lead from a row's link to the same link of the row above or below. */
function goToNeighbour(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const link = event.target as HTMLElement
  const row = link.closest('tr')
  if (step === undefined || row === null) return
  const column = Array.from(row.querySelectorAll('a')).indexOf(link as HTMLAnchorElement)
  const neighbour = row.parentElement?.querySelector(`[aria-rowindex="${Number(row.ariaRowIndex) + step}"]`)
  const target = neighbour?.querySelectorAll('a')[column]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}
