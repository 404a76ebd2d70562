'use client'

import type { HeadingLevel } from '@arot/ui'
import { Checkbox } from '@arot/ui/Checkbox'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate, formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { unbroken } from '@arot/ui/internal/lib/withoutBreaks'
import { tintOf } from '@arot/ui/internal/marketplace/category'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Link } from '@arot/ui/Link'
import { Picture } from '@arot/ui/Picture'
import { Price } from '@arot/ui/Price'
import { Skeleton } from '@arot/ui/Skeleton'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FactLine } from '../FactLine.tsx'
import { OrderState } from '../OrderState/OrderState.tsx'
import type { Order } from '../order.ts'
import { english, type OrderCardLabels } from './labels.ts'

export type { OrderCardLabels }

export type OrderCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  order: Order
  /** The address of the order's page. */
  href: string
  /** Whether the order is selected. Without it the card has no checkbox. */
  isChosen?: boolean | undefined
  onChosenChange?: ((isChosen: boolean) => void) | undefined
  /** Buttons for this order. */
  actions?: ReactNode
  /** The heading level of the product's name. @default 2 */
  headingLevel?: HeadingLevel | undefined
  labels?: Partial<OrderCardLabels> | undefined
}

/** One order of a list: the product, the quantity, the other party, and what comes next. */
export function OrderCard({
  order,
  href,
  isChosen,
  onChosenChange,
  actions,
  headingLevel = 2,
  labels,
  className,
  ...props
}: OrderCardProps) {
  const { locale, timeZone, currency } = useHost()
  const words = useWords('OrderCard', english, labels)
  const id = useId()
  const { side, state, quantity, price, productSnapshot: product } = order
  const Heading = `h${headingLevel}` as const
  const day = formatDate(order.buyDate, locale, timeZone)
  const party = partyOf(order, words)
  return (
    <article
      data-slot="order-card"
      data-state={state}
      aria-labelledby={id}
      {...props}
      className={cn(frame, fromCaller(className))}
    >
      <div className="flex items-start gap-3">
        {isChosen === undefined ? null : (
          <Checkbox
            label={words.choose(product.name)}
            isLabelHidden
            checked={isChosen}
            onValueChange={onChosenChange}
            className="print:hidden"
          />
        )}
        <Picture
          src={product.image}
          alt=""
          tint={tintOf(product.category)}
          sizes="4rem"
          className="size-12 rounded-arot-tile arot-md:size-16"
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderState state={state} />
          <span className="text-arot-13 text-arot-muted">{words.next[side][state]}</span>
        </div>
        <Heading id={id} className="wrap-anywhere mt-0.5 font-semibold text-arot-15 arot-md:mt-1.5">
          <Link href={href} dir="auto" className="arot-focus rounded-arot-control underline-offset-4 hover:underline">
            {unbroken(product.name)}
          </Link>
        </Heading>
        <p className="wrap-anywhere mt-0.5 text-arot-13 text-arot-muted">
          <FactLine
            parts={{
              party: party === undefined ? null : <bdi>{party}</bdi>,
              day: day === null ? null : <time dateTime={new Date(order.buyDate).toISOString()}>{day}</time>,
              sku: product.sku === undefined ? null : <bdi>{words.sku(product.sku)}</bdi>,
            }}
          />
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-2 arot-md:col-span-1 arot-md:flex-col arot-md:items-end arot-md:justify-end">
        <p className="flex grow flex-wrap items-baseline justify-between gap-x-3 arot-md:block arot-md:grow-0 arot-md:text-end">
          <span className="block text-arot-12 text-arot-muted tabular-nums">
            <bdi>{words.amounts(formatNumber(quantity, locale), formatMoney(price, currency, locale))}</bdi>
          </span>
          <span className="sr-only">{words.total}: </span>
          <Price amount={totalOf(price, quantity)} />
        </p>
        {actions === undefined ? null : <div className="print:hidden">{actions}</div>}
      </div>
    </article>
  )
}

/** The other party by name, if there is one. */
function partyOf({ side, buyer, supplier }: Order, words: OrderCardLabels) {
  const name = side === 'sold' ? buyer?.name : supplier?.name
  if (name === undefined) return undefined
  return side === 'sold' ? words.by(name) : words.from(name)
}

const frame =
  'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 rounded-arot-card border border-arot-line bg-arot-surface p-3 shadow-arot-card arot-md:gap-x-4 arot-md:gap-y-3 arot-md:p-4 arot-md:grid-cols-[auto_minmax(0,1fr)_auto] print:[break-inside:avoid] print:shadow-none'

/** Stands in for a card while it loads. */
export function OrderCardSkeleton() {
  return (
    <div aria-hidden className={frame}>
      <Skeleton className="size-12 rounded-arot-tile arot-md:size-16" />
      <div className="grid content-start gap-1">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-5.5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
      <div className="col-span-full flex items-center gap-3 arot-md:col-span-1 arot-md:grid arot-md:content-start arot-md:justify-items-end arot-md:gap-1">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-6 w-28" />
      </div>
    </div>
  )
}
