'use client'

import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { availability, type Product } from '../product.ts'
import type { ProductCardLabels } from './labels.ts'

type ProductCardFootProps = {
  product: Product
  href: string
  updateHref: string | undefined
  actions: ReactNode
  words: ProductCardLabels
  /** The id of the product's name, which completes the name of each link. */
  nameId: string
}

const quietLink =
  'arot-focus relative inline-flex h-arot-control-sm items-center rounded-arot-control px-1 font-medium text-arot-13 text-arot-muted underline-offset-4 hover:text-arot-ink hover:underline'

/** Price, minimum, stock and actions: at most one filled button, and quiet links. */
export function ProductCardFoot({ product, href, updateHref, actions, words, nameId }: ProductCardFootProps) {
  const { locale } = useHost()
  const id = useId()
  const hasOwnRow = actions !== undefined || updateHref !== undefined
  const lowest = product.priceBreaks?.at(-1)?.price
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-2">
      {/* The list price is first, because lists are sorted and filtered by it. */}
      <span
        data-slot="product-card-price"
        className="flex min-w-0 basis-full flex-wrap items-baseline justify-between gap-x-1"
      >
        <Price amount={product.price} per={words.unit} />
        {lowest === undefined ? null : (
          <span className="text-arot-12 text-arot-muted">
            {words.from} <Price amount={lowest} size="sm" className="font-medium text-arot-12 text-arot-muted" />
          </span>
        )}
      </span>
      <span
        data-slot="product-card-minimum"
        className="basis-full font-semibold text-arot-13 text-arot-ink tabular-nums"
      >
        {words.minimum(formatNumber(product.minQuantity, locale), product.minQuantity)}
      </span>
      <span
        data-slot="product-card-stock"
        className={cn(
          'flex min-w-0 grow flex-wrap items-center gap-x-2 text-arot-13 text-arot-muted tabular-nums',
          hasOwnRow ? 'mb-1 min-h-6' : 'min-h-arot-control-sm',
        )}
      >
        <Stock {...{ product, words, locale }} />
      </span>
      {/* Two links, or a link beside a button, have their own row, in the same place on every card. */}
      <span
        className={cn(
          '-me-1 flex flex-wrap items-center justify-end gap-x-1 *:relative [&>button]:me-1 [&>button]:grow',
          hasOwnRow && 'grow basis-full',
        )}
      >
        {actions}
        {updateHref === undefined ? null : (
          <Link id={`${id}-update`} href={updateHref} aria-labelledby={`${id}-update ${nameId}`} className={quietLink}>
            {words.update}
          </Link>
        )}
        <Link id={`${id}-details`} href={href} aria-labelledby={`${id}-details ${nameId}`} className={quietLink}>
          {words.details}
        </Link>
      </span>
    </div>
  )
}

type StockProps = Pick<ProductCardFootProps, 'product' | 'words'> & { locale: string }

/** The units in stock. If stock is low, a chip replaces the number. */
function Stock({ product, words, locale }: StockProps) {
  const stock = availability(product)
  const units = formatNumber(product.mainQuantity, locale)
  if (product.withdrawn) return <Badge className="py-0.5">{words.withdrawn}</Badge>
  if (stock === 'available') return words.inStock(units)
  return (
    <>
      {stock === 'low' ? words.inStock(units) : null}
      <Badge tone="error" className="whitespace-normal py-0.5">
        {stock === 'low' ? words.lowStock : stock === 'short' ? words.onlyLeft(units) : words.outOfStock}
      </Badge>
    </>
  )
}
