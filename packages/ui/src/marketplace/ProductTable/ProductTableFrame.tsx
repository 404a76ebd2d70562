'use client'

import { type ReactNode, type UIEvent, useId, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import type { PriceSort } from '../product.ts'
import { as, tableWidth } from './columns.ts'
import type { ProductTableLabels } from './labels.ts'
import { ProductTableHead } from './ProductTableHead.tsx'

type ProductTableFrameProps = {
  /** It scrolls up and down by itself; else the page does, and it scrolls sideways only. */
  ownsScroll: boolean
  /** Not known while they are on the way. */
  rowCount: number | undefined
  sort: PriceSort | undefined
  words: ProductTableLabels
  children: ReactNode
}

/** The table's head, what scrolls under it, and a way past it for the keyboard. */
export function ProductTableFrame({ ownsScroll, rowCount, sort, words, children }: ProductTableFrameProps) {
  const headCopy = useRef<HTMLDivElement>(null)
  const endId = useId()
  const end = useRef<HTMLSpanElement>(null)

  function moveHead(event: UIEvent<HTMLDivElement>) {
    if (headCopy.current !== null) headCopy.current.scrollLeft = event.currentTarget.scrollLeft
  }

  return (
    <>
      {/* A plain anchor that needs no navigation: a router, or a page with a base, would take it for another page. */}
      <a
        href={`#${endId}`}
        onClick={(event) => {
          event.preventDefault()
          end.current?.focus()
        }}
        className={skipLook}
      >
        {words.skip}
      </a>
      {ownsScroll ? null : (
        // A head inside what scrolls sideways sticks to that, not to the page: this copy of it sticks to the page.
        <div ref={headCopy} aria-hidden data-slot="product-table-head" className={headCopyLook}>
          <table className={tableWidth}>
            <ProductTableHead words={words} sort={sort} />
          </table>
        </div>
      )}
      <section
        data-slot="product-table-frame"
        aria-label={words.products}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={moveHead}
        className={cn(
          'arot-focus -outline-offset-2 @container overflow-auto overscroll-x-contain print:overflow-visible',
          ownsScroll ? 'min-h-0' : 'rounded-b-arot-card',
        )}
      >
        <table
          {...as.table}
          aria-label={words.products}
          aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
          className={tableWidth}
        >
          <ProductTableHead
            words={words}
            sort={sort}
            className={ownsScroll ? 'sticky top-0 z-arot-sticky' : 'sr-only'}
          />
          {children}
        </table>
      </section>
      <span ref={end} id={endId} tabIndex={-1} className="sr-only" />
    </>
  )
}

const skipLook =
  'arot-focus sr-only focus:not-sr-only focus:absolute focus:top-1 focus:start-1 focus:z-arot-popover focus:rounded-arot-control focus:bg-arot-surface focus:px-3 focus:py-1.5 focus:font-semibold focus:text-arot-13 focus:text-arot-brand print:hidden'

const headCopyLook =
  '@container sticky top-(--arot-page-top,0px) z-arot-sticky overflow-hidden rounded-t-arot-card print:static'
