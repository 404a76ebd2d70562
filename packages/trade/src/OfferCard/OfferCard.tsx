'use client'

import type { HeadingLevel } from '@arot/ui'
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
import { type ComponentProps, useId } from 'react'
import { Difference } from '../difference.tsx'
import { OfferState } from '../OfferState/OfferState.tsx'
import { english as ofTable } from '../OfferTable/labels.ts'
import { endOf, lastVersion, type Offer, statusOf } from '../offer.ts'
import { english, type OfferCardLabels } from './labels.ts'

export type { OfferCardLabels }

export type OfferCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  offer: Offer
  /** The address of the offer's page. */
  href: string
  /** The heading level of the product's name. @default 2 */
  headingLevel?: HeadingLevel | undefined
  labels?: Partial<OfferCardLabels> | undefined
}

/** One offer of a list: the product, the terms, the other party, and who has to answer. */
export function OfferCard({ offer, href, headingLevel = 2, labels, className, ...props }: OfferCardProps) {
  const { locale, timeZone, currency } = useHost()
  const words = useWords('OfferCard', english, labels)
  // Cards and the table use the same words for what comes next.
  const { next } = useWords('OfferTable', ofTable, undefined)
  const id = useId()
  const { state, productSnapshot: product } = offer
  const { quantity, price, listPrice } = lastVersion(offer)
  const Heading = `h${headingLevel}` as const
  const end = endOf(offer)
  const facts = [otherParty(offer, words), end && words.until(formatDate(end, locale, timeZone) ?? '')].filter(
    (fact) => fact !== undefined,
  )
  return (
    <article
      data-slot="offer-card"
      data-state={state}
      aria-labelledby={id}
      {...props}
      className={cn(frame, fromCaller(className))}
    >
      <Picture src={product.image} alt="" tint={tintOf(product.category)} className="size-16 rounded-arot-tile" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OfferState state={state} />
          <span className="text-arot-13 text-arot-muted">{next[statusOf(offer)]}</span>
        </div>
        <Heading id={id} className="wrap-anywhere mt-1.5 font-semibold text-arot-15">
          <Link href={href} dir="auto" className="arot-focus rounded-arot-control underline-offset-4 hover:underline">
            {unbroken(product.name)}
          </Link>
        </Heading>
        {facts.length === 0 ? null : (
          // Each fact wraps as a whole, so that no date breaks. There are no dots, which a line could begin with.
          <p className="wrap-anywhere mt-0.5 flex flex-wrap gap-x-4 text-arot-13 text-arot-muted">
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </p>
        )}
      </div>
      <div className="col-span-full flex flex-wrap items-end justify-between gap-x-4 gap-y-1 arot-md:col-span-1 arot-md:flex-col arot-md:items-end">
        <p className="grid text-arot-13 text-arot-muted tabular-nums arot-md:justify-items-end">
          <bdi>{words.amounts(formatNumber(quantity, locale), formatMoney(price, currency, locale))}</bdi>
          <Difference price={price} from={listPrice} words={words.list} />
        </p>
        <p className="ms-auto">
          <span className="sr-only">{words.total}: </span>
          <Price amount={totalOf(price, quantity)} />
        </p>
      </div>
    </article>
  )
}

/** The other party by name, if it has one. */
function otherParty({ side, buyer, supplier }: Offer, words: OfferCardLabels) {
  const name = side === 'sold' ? buyer?.name : supplier?.name
  if (name === undefined) return undefined
  return side === 'sold' ? words.by(name) : words.to(name)
}

const frame =
  'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:grid-cols-[auto_minmax(0,1fr)_auto] print:[break-inside:avoid] print:shadow-none'

/** Stands in for a card while it loads. */
export function OfferCardSkeleton() {
  return (
    <div aria-hidden className={frame}>
      <Skeleton className="size-16 rounded-arot-tile" />
      <div className="grid content-start gap-1">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-5.5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
      <div className="col-span-full flex items-end justify-between gap-1 arot-md:col-span-1 arot-md:flex-col arot-md:items-end">
        <div className="grid gap-1 arot-md:justify-items-end">
          <Skeleton className="h-4.5 w-24" />
          <Skeleton className="h-4.5 w-32" />
        </div>
        <Skeleton className="h-6 w-28" />
      </div>
    </div>
  )
}
