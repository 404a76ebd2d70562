'use client'

import { formatDate, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Link } from '@arot/ui/Link'
import { Price } from '@arot/ui/Price'
import { Fact, Facts } from '../facts.tsx'
import type { Order } from '../order.ts'
import type { OrderDetailLabels } from './labels.ts'

type Props = { order: Order; offerHref: string | undefined; words: OrderDetailLabels }

/** Quantity, unit price, total, date and numbers of an order. */
export function Amounts({ order, offerHref, words }: Props) {
  const { quantity, price, buyDate, id, productSnapshot } = order
  const { locale, timeZone } = useHost()
  return (
    <Facts data-slot="order-amounts" title={words.amounts}>
      <Fact name={words.quantity}>
        <bdi>{words.units(formatNumber(quantity, locale), quantity)}</bdi>
      </Fact>
      <Fact name={words.unitPrice}>
        <span>
          <span aria-hidden className="font-normal text-arot-muted">
            ×{' '}
          </span>
          <Price amount={price} size="sm" />
        </span>
      </Fact>
      <Fact name={words.total} className="border-arot-line border-t pt-3 text-arot-ink">
        <Price data-slot="order-total" amount={totalOf(price, quantity)} className="text-arot-20" />
      </Fact>
      <Fact name={words.date} className="border-arot-line border-t pt-3">
        <time dateTime={buyDate.toISOString()}>{formatDate(buyDate, locale, timeZone)}</time>
      </Fact>
      <Fact name={words.number}>
        <Mark>{id}</Mark>
      </Fact>
      {productSnapshot.sku === undefined ? null : (
        <Fact name={words.sku}>
          <Mark>{productSnapshot.sku}</Mark>
        </Fact>
      )}
      {offerHref === undefined ? null : (
        <Fact name={words.terms}>
          <Link
            href={offerHref}
            className="arot-focus rounded-arot-control text-arot-brand underline-offset-4 hover:underline"
          >
            {words.fromOffer}
          </Link>
        </Fact>
      )}
    </Facts>
  )
}

/** A number that people copy. One click selects all of it, and it reads from left to right in every language. */
function Mark({ children }: { children: string }) {
  return (
    <span dir="ltr" className="wrap-anywhere select-all font-normal text-arot-13">
      {children}
    </span>
  )
}
