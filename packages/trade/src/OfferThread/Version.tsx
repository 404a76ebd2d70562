'use client'

import { cn } from '@arot/ui/internal/lib/cn'
import { formatDate, formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Price } from '@arot/ui/Price'
import { Difference } from '../difference.tsx'
import type { OfferVersion } from '../offer.ts'
import type { OfferThreadLabels } from './labels.ts'

type VersionProps = {
  version: OfferVersion
  /** The version that this one answers; `undefined` for the first. */
  before: OfferVersion | undefined
  words: OfferThreadLabels
}

/** The terms of one version, and how they differ from the list price and from the version before. */
export function Version({ version, before, words }: VersionProps) {
  const { locale, currency, timeZone } = useHost()
  const { quantity, price, listPrice, until } = version
  return (
    <div
      data-slot="offer-version"
      className={cn(
        'grid max-w-md gap-2 rounded-arot-tile border border-arot-line bg-arot-canvas p-3 text-arot-13 text-arot-ink',
        'group-data-[state=current]/event:border-arot-brand group-data-[state=current]/event:bg-arot-brand-soft',
        'print:[break-inside:avoid]',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium text-arot-14 tabular-nums">
          <bdi>{words.amounts(formatNumber(quantity, locale), formatMoney(price, currency, locale))}</bdi>
        </span>
        <span>
          <span className="sr-only">{words.total}: </span>
          <Price amount={totalOf(price, quantity)} className="text-arot-16" />
        </span>
      </p>
      <ul className="grid gap-1">
        <li>
          <Difference price={price} from={listPrice} words={words.list} />
        </li>
        {before === undefined ? null : (
          <li>
            <Difference price={price} from={before.price} words={words.before} />
          </li>
        )}
        {before === undefined || before.quantity === quantity ? null : (
          <li className="ps-4.5 tabular-nums">{unitsSince(quantity - before.quantity, words, locale)}</li>
        )}
      </ul>
      <p className="text-arot-muted">{words.until(formatDate(until, locale, timeZone) ?? '')}</p>
    </div>
  )
}

function unitsSince(change: number, words: OfferThreadLabels, locale: string) {
  const number = Math.abs(change)
  return words[change > 0 ? 'more' : 'fewer'](formatNumber(number, locale), number)
}
