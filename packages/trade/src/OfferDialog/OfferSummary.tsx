'use client'

import { DescriptionList } from '@arot/ui/DescriptionList'
import { formatExactMoney, formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Price } from '@arot/ui/Price'
import { Difference } from '../difference.tsx'
import { english as ofThread } from '../OfferThread/labels.ts'
import type { OfferVersion } from '../offer.ts'
import type { OfferDialogLabels } from './labels.ts'

type OfferSummaryProps = {
  quantity: number | null
  price: number | null
  listPrice: number
  last: Pick<OfferVersion, 'quantity' | 'price'> | undefined
  words: OfferDialogLabels
}

/** The offer as the form read it: the total, and how the price differs from the list price and the last version. */
export function OfferSummary({ quantity, price, listPrice, last, words }: OfferSummaryProps) {
  const { currency, locale } = useHost()
  const thread = useWords('OfferThread', ofThread, undefined)
  const isWhole = quantity !== null && quantity > 0 && price !== null && price > 0
  const each = isWhole ? formatExactMoney(price, currency, locale) : '–'
  const items = [
    {
      term: words.total,
      description: isWhole ? (
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className="font-normal text-arot-muted">{words.sum(formatNumber(quantity, locale), each)}</bdi>
          <Price data-slot="offer-total" amount={totalOf(price, quantity)} />
        </span>
      ) : quantity !== null && quantity > 0 ? (
        // Shows how the quantity was read even before there is a price.
        <bdi className="font-normal text-arot-muted">{words.sum(formatNumber(quantity, locale), each)}</bdi>
      ) : undefined,
    },
    {
      term: words.toList,
      description: isWhole ? <Difference price={price} from={listPrice} words={thread.list} /> : undefined,
    },
    ...(last
      ? [
          {
            term: words.toLast,
            description: (
              <span className="grid gap-0.5">
                {isWhole ? <Difference price={price} from={last.price} words={thread.before} /> : null}
                <bdi className="font-normal text-arot-13 text-arot-muted">
                  {words.sum(formatNumber(last.quantity, locale), formatMoney(last.price, currency, locale))}
                </bdi>
              </span>
            ),
          },
        ]
      : []),
  ]
  return (
    <section data-slot="offer-understood" aria-label={words.understood}>
      <DescriptionList items={items} columns={1} className="[&_[data-slot=description-item]:last-child]:border-b-0" />
    </section>
  )
}
