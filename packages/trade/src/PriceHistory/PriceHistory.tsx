'use client'

import type { Act, Product } from '@arot/ui'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate, formatExactMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { LoadMore } from '@arot/ui/LoadMore'
import { Skeleton } from '@arot/ui/Skeleton'
import { type ComponentProps, Fragment } from 'react'
import { english, type PriceHistoryLabels } from './labels.ts'

export type { PriceHistoryLabels }

/** The prices of a product from a time on. */
export type PricesSince = Pick<Product, 'price' | 'priceBreaks'> & { at: Date | string }

export type PriceHistoryProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The prices, newest first. Leave it out while they load. */
  prices?: readonly PricesSince[] | undefined
  /** Loads older prices. Leave it out if there are none. */
  onLoadMore?: Act | undefined
  /**
   * Shows a skeleton while the data loads.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Set when loading failed. Prices that are already shown stay visible. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PriceHistoryLabels> | undefined
}

/** The current and earlier prices of a product, for its supplier. */
export function PriceHistory({
  prices,
  onLoadMore,
  isLoading = false,
  error,
  onRetry,
  labels,
  className,
  ...props
}: PriceHistoryProps) {
  const words = useWords('PriceHistory', english, labels)
  return (
    <section
      data-slot="price-history"
      aria-label={words.history}
      aria-busy={isLoading || undefined}
      {...props}
      className={cn('min-w-0 text-arot-14', fromCaller(className))}
    >
      {outcome(prices, { isLoading, error, onRetry, words, places: <Places label={words.loading} /> }, (all) => (
        <>
          <ol className="grid gap-3">
            {all.map((one, index) => (
              <Entry key={String(one.at)} prices={one} isNow={index === 0} words={words} />
            ))}
          </ol>
          {onLoadMore || error != null ? (
            <LoadMore
              count={all.length}
              hasMore
              isLoading={isLoading}
              error={error}
              onLoadMore={() => (onLoadMore ?? onRetry)?.()}
              labels={{ loadMore: words.more }}
            />
          ) : null}
        </>
      ))}
    </section>
  )
}

type EntryProps = { prices: PricesSince; isNow: boolean; words: PriceHistoryLabels }

function Entry({ prices: { at, price, priceBreaks = [] }, isNow, words }: EntryProps) {
  const { currency, locale, timeZone } = useHost()
  const money = (amount: number) => formatExactMoney(amount, currency, locale)
  const day = formatDate(at, locale, timeZone)
  return (
    <li
      data-slot="price-history-entry"
      data-state={isNow ? 'now' : 'before'}
      className={cn('border-s ps-3', isNow ? 'border-arot-brand' : 'border-arot-line')}
    >
      <p className="flex flex-wrap gap-x-2 text-arot-13 text-arot-muted">
        {isNow ? <span className="font-semibold text-arot-brand-strong">{words.now}</span> : null}
        {day === null ? null : <time dateTime={new Date(at).toISOString()}>{words.since(day)}</time>}
      </p>
      <p className="tabular-nums">
        <span className="font-semibold text-arot-ink">
          <bdi>{words.each(money(price))}</bdi>
        </span>
        {priceBreaks.map((step) => (
          <Fragment key={step.from}>
            {', '}
            <bdi>{words.step(formatNumber(step.from, locale), money(step.price), step.from)}</bdi>
          </Fragment>
        ))}
      </p>
    </li>
  )
}

function Places({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-11 rounded-arot-control" />
      ))}
    </div>
  )
}
