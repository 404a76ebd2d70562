'use client'

import { memo } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { Rating } from '../../primitives/Rating/Rating.tsx'
import { tintOf } from '../category.ts'
import { availability, type Product } from '../product.ts'
import { useCategoryName } from '../useCategoryName.ts'
import { as, cell, rowGrid } from './columns.ts'

type ProductTableRowProps = {
  product: Product
  /** Its place among all rows, from 0. */
  index: number
  href: string
  actionHref: string
  action: string
  locale: string
  isPlaced: boolean
}

const row = cn(
  rowGrid,
  // A row is nobody's business but its own: nothing in it can move or draw over another one.
  'h-14 border-arot-line border-t bg-arot-surface text-arot-13 text-arot-muted contain-strict hover:bg-arot-sunken print:h-auto print:min-h-14 print:[break-inside:avoid] print:contain-none',
)
const placedRow = cn(row, 'absolute inset-x-0 print:static')
const image = cell({ column: 'image' })
const text = cn(cell({ column: 'text' }), 'line-clamp-2 wrap-anywhere print:line-clamp-none')
const rating = cn(cell(), 'flex')
const figure = cn(cell({ column: 'figure' }), 'text-arot-ink')
const scarce = cn(figure, 'font-semibold text-arot-signal-strong')
const link = 'arot-focus scroll-mx-20 scroll-mt-28 scroll-mb-4 rounded-xs underline-offset-4 hover:underline'

/** A row of fixed height, cheap to draw: a thousand pass under a thumb in a second. */
export const ProductTableRow = memo(function ProductTableRow({
  product,
  index,
  href,
  actionHref,
  action,
  locale,
  isPlaced,
}: ProductTableRowProps) {
  const stock = availability(product)
  const nameOf = useCategoryName()
  return (
    <tr
      {...as.row}
      aria-rowindex={index + 2}
      style={isPlaced ? { top: `${index * 3.5}rem` } : undefined}
      className={isPlaced ? placedRow : row}
    >
      <td {...as.cell} className={image}>
        <Picture src={product.image} alt="" tint={tintOf(product.category)} className="size-10 rounded-arot-control" />
      </td>
      <td {...as.cell} className={cell()}>
        <Link
          href={href}
          className={cn(
            link,
            'wrap-anywhere line-clamp-2 print:line-clamp-none font-medium text-arot-14 text-arot-ink',
          )}
        >
          <bdi>{product.name}</bdi>
        </Link>
      </td>
      <td {...as.cell} className={text}>
        <bdi>{product.brand}</bdi>
      </td>
      <td {...as.cell} className={text}>
        {nameOf(product.category)}
      </td>
      <td {...as.cell} className={rating}>
        <Rating value={product.rating} />
      </td>
      <td {...as.cell} className={stock === 'out' || stock === 'short' ? scarce : figure}>
        {formatNumber(product.mainQuantity, locale)}
      </td>
      <td {...as.cell} className={figure}>
        {formatNumber(product.minQuantity, locale)}
      </td>
      <td {...as.cell} className={figure}>
        <Price amount={product.price} size="sm" />
      </td>
      <td {...as.cell} className={cell({ column: 'action' })}>
        <Link
          href={actionHref}
          aria-label={`${action} ${product.name}`}
          className={cn(
            link,
            'inline-flex h-arot-control-sm items-center font-semibold text-arot-brand hover:text-arot-brand-strong',
          )}
        >
          {action}
        </Link>
      </td>
    </tr>
  )
})
