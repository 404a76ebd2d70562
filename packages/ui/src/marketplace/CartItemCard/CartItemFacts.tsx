'use client'

import type { ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Price } from '../../primitives/Price/Price.tsx'
import type { CartItem } from '../cart.ts'
import type { CartItemFactsLabels } from './labels.ts'

type Props = { item: CartItem; labels: CartItemFactsLabels; className: string }

/** The quantity, the minimum, the date, and the price if known. */
export function CartItemFacts({ item, labels, className }: Props) {
  const { locale, timeZone } = useHost()
  const { quantity, buyDate, productSnapshot: product } = item
  const day = formatDate(buyDate, locale, timeZone)
  return (
    <dl
      data-slot="cart-item-facts"
      className={cn('flex flex-wrap gap-x-8 gap-y-3 print:gap-x-4', fromCaller(className))}
    >
      <Fact name={labels.quantity}>{formatNumber(quantity, locale)}</Fact>
      <Fact name={labels.minimum}>{formatNumber(product.minQuantity, locale)}</Fact>
      {day === null ? null : (
        <Fact name={labels.date}>
          <time dateTime={new Date(buyDate).toISOString()}>{day}</time>
        </Fact>
      )}
      {product.price === undefined ? null : (
        <Fact name={labels.price}>
          <Price amount={product.price} per={labels.unit} size="sm" />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-28 print:min-w-0">
      <dt className="text-arot-12 text-arot-muted">{name}</dt>
      <dd className="font-semibold text-arot-14 tabular-nums">{children}</dd>
    </div>
  )
}
