'use client'

import { useMemo } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import type { DataColumn } from '../../primitives/DataTable/DataTable.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { Rating } from '../../primitives/Rating/Rating.tsx'
import { tintOf } from '../category.ts'
import { availability, type Product } from '../product.ts'
import { useCategoryName } from '../useCategoryName.ts'
import type { ProductTableLabels } from './labels.ts'

type ProductColumns = {
  hrefFor: (product: Product) => string
  updateHrefFor: ((product: Product) => string) | undefined
  words: ProductTableLabels
  /** Whether the price's head can be pressed. */
  isSortable: boolean
}

/** As the columns below are wide, in whole class names: a server's page has them before any script runs. */
export const columnsClassName =
  '[--arot-columns-least:69rem] [--arot-columns:4.5rem_minmax(12rem,2fr)_minmax(8rem,1fr)_minmax(9rem,1.2fr)_8rem_6rem_7.5rem_8rem_6rem] [--arot-columns-paper:3.5rem_minmax(0,2fr)_minmax(0,1.1fr)_minmax(0,1.4fr)_7.5rem_4rem_4.5rem_5.5rem] [--arot-pinned-start:4.5rem]'

const twoLines = 'wrap-anywhere line-clamp-2 print:line-clamp-none'
const link = 'arot-focus scroll-mx-20 scroll-mt-28 scroll-mb-4 rounded-xs underline-offset-4 hover:underline'
const name = cn(link, twoLines, 'font-medium text-arot-14 text-arot-ink')
const act = cn(
  link,
  'inline-flex h-arot-control-sm items-center font-semibold text-arot-brand hover:text-arot-brand-strong',
)

/** The nine columns of a product. */
export function useProductColumns({ hrefFor, updateHrefFor, words, isSortable }: ProductColumns) {
  const { locale } = useHost()
  const nameOf = useCategoryName()
  return useMemo<DataColumn<Product>[]>(
    () => [
      {
        id: 'image',
        title: words.image,
        width: 4.5,
        pin: 'start',
        cell: ({ image, category }) => (
          <Picture src={image} alt="" tint={tintOf(category)} className="size-10 rounded-arot-control" />
        ),
      },
      {
        id: 'name',
        title: words.name,
        width: { min: 12, share: 2 },
        cell: (product) => (
          <Link href={hrefFor(product)} className={name}>
            <bdi>{product.name}</bdi>
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
      { id: 'rating', title: words.rating, width: 8, cell: ({ rating }) => <Rating value={rating} /> },
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
        width: 6,
        isOnPaper: false,
        cell: (product) => {
          const action = updateHrefFor ? words.update : words.details
          const href = (updateHrefFor ?? hrefFor)(product)
          return (
            <Link href={href} aria-label={`${action} ${product.name}`} className={act}>
              {action}
            </Link>
          )
        },
      },
    ],
    [hrefFor, updateHrefFor, words, isSortable, locale, nameOf],
  )
}

function isScarce(product: Product) {
  const stock = availability(product)
  return stock === 'out' || stock === 'short'
}
