'use client'

import { useMemo, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { unbroken } from '../../lib/withoutBreaks.tsx'
import type { DataColumn } from '../../primitives/DataTable/DataTable.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { Rating } from '../../primitives/Rating/Rating.tsx'
import { tintOf } from '../category.ts'
import { purchaseAvailability } from '../prices.ts'
import type { Product } from '../product.ts'
import { useCategoryName } from '../useCategoryName.ts'
import type { ProductTableLabels } from './labels.ts'
import type { RowBuying } from './RowPurchase.tsx'

type ProductColumns = {
  hrefFor: (product: Product) => string
  updateHrefFor: ((product: Product) => string) | undefined
  buying: RowBuying | undefined
  words: ProductTableLabels
  /** Whether the head of the price is a button. */
  isSortable: boolean
}

/**
 * The widths of the columns below, as whole class names, so that a server-rendered page has them before any script
 * runs. On a phone the pinned picture and name leave space for a number beside them.
 */
const widths =
  '[--arot-columns-paper:3.5rem_minmax(0,2fr)_minmax(0,1.1fr)_minmax(0,1.4fr)_7.5rem_4rem_4.5rem_5.5rem] [--arot-pinned-start:13rem] arot-md:[--arot-pinned-start:16rem]'
export const columnsClassName = cn(
  widths,
  '[--arot-columns-least:67.5rem] [--arot-columns:4rem_9rem_minmax(8rem,1fr)_minmax(9rem,1.2fr)_9.5rem_6rem_7.5rem_8rem_6rem] arot-md:[--arot-columns-least:70rem] arot-md:[--arot-columns:4rem_minmax(12rem,2fr)_minmax(8rem,1fr)_minmax(9rem,1.2fr)_9.5rem_6rem_7.5rem_8rem_6rem]',
)
// The last column has space for a number and its understood value, but the table still fits in 1,280 px.
export const buyingColumns = cn(
  widths,
  '[--arot-columns-least:76.75rem] [--arot-columns:4rem_9rem_minmax(7rem,1fr)_minmax(9rem,1.2fr)_9.5rem_5.5rem_7.5rem_7rem_18.25rem] arot-md:[--arot-columns-least:75.75rem] arot-md:[--arot-columns:4rem_minmax(11rem,2fr)_minmax(6.5rem,1fr)_minmax(7.5rem,1.2fr)_9.5rem_5.5rem_7.5rem_7rem_17.25rem]',
)

const twoLines = 'wrap-anywhere line-clamp-2 print:line-clamp-none'
const link = 'arot-focus scroll-mx-20 scroll-mt-28 scroll-mb-4 rounded-xs underline-offset-4 hover:underline'
// Three lines in a phone's narrow column are as high as two on a desktop.
const name = cn(
  link,
  'wrap-break-word line-clamp-3 font-medium text-arot-13 text-arot-ink max-arot-md:leading-tight arot-md:line-clamp-2 arot-md:text-arot-14 print:line-clamp-none',
)
const act = cn(link, 'inline-flex h-arot-control-sm items-center font-medium text-arot-muted hover:text-arot-ink')

/** The nine columns of a product table. */
export function useProductColumns({ hrefFor, updateHrefFor, buying, words, isSortable }: ProductColumns) {
  const { locale } = useHost()
  const nameOf = useCategoryName()
  // Typed text outlives its row, because rows out of view are not rendered.
  const typed = useRef(new Map<string, string>())
  return useMemo<DataColumn<Product>[]>(
    () => [
      {
        id: 'image',
        title: words.image,
        width: 4,
        pin: 'start',
        cell: ({ image, category }) => (
          <Picture src={image} alt="" tint={tintOf(category)} sizes="2.5rem" className="size-10 rounded-arot-control" />
        ),
      },
      {
        id: 'name',
        isRowHeader: true,
        title: words.name,
        width: { min: 12, share: 2 },
        pin: 'start',
        cell: (product) => (
          <Link href={hrefFor(product)} className={name}>
            <bdi>{unbroken(product.name)}</bdi>
          </Link>
        ),
      },
      {
        id: 'brand',
        title: words.brand,
        cell: ({ brand }) => <bdi className={twoLines}>{brand}</bdi>,
      },
      {
        id: 'category',
        title: words.category,
        width: { min: 9, share: 1.2 },
        cell: ({ category }) => <span className={twoLines}>{nameOf(category)}</span>,
      },
      {
        id: 'rating',
        title: words.rating,
        width: 9.5,
        // In a narrow column, and in print, the number of reviews is below the stars.
        cell: ({ rating, reviewCount }) => (
          <Rating value={rating} count={reviewCount} className="flex flex-wrap gap-y-0" />
        ),
      },
      {
        id: 'quantity',
        title: words.quantity,
        width: 6,
        align: 'figure',
        cell: (product) => (
          <span className={isScarce(product) ? 'font-semibold text-arot-signal-strong' : 'text-arot-ink'}>
            {formatNumber(product.mainQuantity, locale)}
          </span>
        ),
      },
      {
        id: 'minQuantity',
        title: words.minQuantity,
        width: 7.5,
        align: 'figure',
        cell: ({ minQuantity }) => <span className="text-arot-ink">{formatNumber(minQuantity, locale)}</span>,
      },
      {
        id: 'price',
        title: words.price,
        width: 8,
        align: 'figure',
        sortBy: isSortable ? true : undefined,
        cell: ({ price }) => <Price amount={price} size="sm" />,
      },
      {
        id: 'action',
        title: words.action,
        width: buying ? 17.25 : 6,
        isOnPaper: false,
        cell: (product) => {
          const action = updateHrefFor ? words.update : words.details
          const href = (updateHrefFor ?? hrefFor)(product)
          const way = (
            <Link href={href} aria-label={`${action} ${product.name}`} className={act}>
              {action}
            </Link>
          )
          if (!buying) return way
          return (
            <div className="flex items-center justify-between gap-2">
              {buying({ product, typed: typed.current, words })}
              {way}
            </div>
          )
        },
      },
    ],
    [hrefFor, updateHrefFor, buying, words, isSortable, locale, nameOf],
  )
}

function isScarce(product: Product) {
  const stock = purchaseAvailability(product)
  return stock === 'out' || stock === 'short'
}
