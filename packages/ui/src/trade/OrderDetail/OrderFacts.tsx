'use client'

import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { totalOf } from '../../marketplace/prices.ts'
import { Price } from '../../primitives/Price/Price.tsx'
import type { Order } from '../order.ts'
import type { OrderDetailLabels } from './labels.ts'
import { orderCard } from './layout.ts'

type Props = { order: Order; words: OrderDetailLabels }

/** How many, for how much each, and what that makes; under which number and since when. */
export function Amounts({ order: { quantity, price, buyDate, _id }, words }: Props) {
  const { locale, timeZone } = useHost()
  return (
    <Facts slot="order-amounts" title={words.amounts}>
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
        <span dir="ltr" className="wrap-anywhere select-all font-normal text-arot-13">
          {_id}
        </span>
      </Fact>
    </Facts>
  )
}

/** Who buys and who sells; who reads is told which of them is “you”. */
export function Parties({ order, reader, words }: Props & { reader: Order['buyer'] }) {
  const isBuyer = order.side === 'bought'
  const buyer = isBuyer ? reader : order.buyer
  return (
    <Facts slot="order-parties" title={words.parties}>
      <Fact name={words.buyer}>
        <Party name={buyer?.name} isReader={isBuyer} words={words} />
        {buyer === undefined ? null : <Address email={buyer.email} isReader={isBuyer} />}
      </Fact>
      <Fact name={words.supplier} className="border-arot-line border-t pt-3">
        <Party name={order.supplier?.name ?? (isBuyer ? undefined : reader?.name)} isReader={!isBuyer} words={words} />
      </Fact>
    </Facts>
  )
}

function Party({ name, isReader, words }: { name: string | undefined; isReader: boolean; words: OrderDetailLabels }) {
  if (name === undefined) return <span>{isReader ? words.you : words.nobody}</span>
  return (
    <span className="wrap-anywhere">
      <bdi>{name}</bdi>
      {isReader ? <span className="font-normal text-arot-muted print:hidden"> ({words.you})</span> : null}
    </span>
  )
}

/** Nobody writes to themselves. */
function Address({ email, isReader }: { email: string; isReader: boolean }) {
  const look = 'wrap-anywhere font-normal text-arot-13'
  if (isReader) return <bdi className={look}>{email}</bdi>
  return (
    <a
      href={`mailto:${email}`}
      dir="ltr"
      className={cn(look, 'arot-focus rounded-arot-control text-arot-brand underline-offset-4 hover:underline')}
    >
      {email}
    </a>
  )
}

function Facts({
  slot,
  title,
  children,
}: {
  slot: 'order-amounts' | 'order-parties'
  title: string
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section data-slot={slot} aria-labelledby={titleId} className={cn(orderCard)}>
      <h2 id={titleId} className="mb-3 font-arot-display font-bold text-arot-18 text-arot-ink">
        {title}
      </h2>
      <dl className="m-0 grid gap-3 text-arot-14">{children}</dl>
    </section>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn('flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5', className)}>
      <dt className="text-arot-muted">{name}</dt>
      <dd className="m-0 grid min-w-0 justify-items-end text-end font-semibold text-arot-ink tabular-nums">
        {children}
      </dd>
    </div>
  )
}
