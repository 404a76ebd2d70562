import type { DataColumn } from '@arot/ui/DataTable'
import { formatDate, formatNumber, formatShare } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { unbroken } from '@arot/ui/internal/lib/withoutBreaks'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Link } from '@arot/ui/Link'
import { Price } from '@arot/ui/Price'
import { useMemo } from 'react'
import { OfferState } from '../OfferState/OfferState.tsx'
import { differenceOf, endOf, lastVersion, type Offer, type OfferSide, statusOf } from '../offer.ts'
import type { OfferTableLabels } from './labels.ts'

type OfferColumns = { side: OfferSide; hrefFor: (offer: Offer) => string; words: OfferTableLabels }

const twoLines = 'wrap-anywhere line-clamp-2 print:line-clamp-none'
const link =
  'arot-focus wrap-anywhere line-clamp-2 rounded-xs font-medium text-arot-14 text-arot-ink underline-offset-4 hover:underline print:line-clamp-none'

/** The columns of an offer. The product's name stays visible while the rest scrolls. */
export function useOfferColumns({ side, hrefFor, words }: OfferColumns) {
  const { locale, timeZone } = useHost()
  return useMemo<DataColumn<Offer>[]>(
    () => [
      {
        id: 'product',
        isRowHeader: true,
        title: words.product,
        width: { min: 12, share: 3 },
        pin: 'start',
        cell: (offer) => (
          <Link href={hrefFor(offer)} className={link}>
            <bdi>{unbroken(offer.productSnapshot.name)}</bdi>
          </Link>
        ),
      },
      {
        id: 'state',
        title: words.state,
        width: 11,
        cell: (offer) => (
          <span className="grid justify-items-start gap-1">
            <OfferState state={offer.state} />
            <span className="text-arot-12 text-arot-muted">{words.next[statusOf(offer)]}</span>
          </span>
        ),
      },
      {
        id: 'party',
        title: words.party[side],
        width: { min: 8, share: 1 },
        cell: ({ buyer, supplier }) => (
          <bdi className={twoLines}>{(side === 'sold' ? buyer?.name : supplier?.name) ?? '–'}</bdi>
        ),
      },
      {
        id: 'quantity',
        title: words.quantity,
        width: 7,
        align: 'figure',
        cell: (offer) => <span className="text-arot-ink">{formatNumber(lastVersion(offer).quantity, locale)}</span>,
      },
      {
        id: 'price',
        title: words.price,
        width: 8,
        align: 'figure',
        cell: (offer) => <Price amount={lastVersion(offer).price} size="sm" />,
      },
      {
        id: 'toList',
        title: words.toList,
        width: 7.5,
        align: 'figure',
        cell: (offer) => {
          const { price, listPrice } = lastVersion(offer)
          const { direction, share } = differenceOf(price, listPrice)
          return direction === 'same' ? words.same : words[direction](formatShare(share, locale))
        },
      },
      {
        id: 'total',
        title: words.total,
        // Wide enough for crores in Bengali digits with a three-letter currency code.
        width: 10.5,
        align: 'figure',
        cell: (offer) => {
          const { price, quantity } = lastVersion(offer)
          return <Price amount={totalOf(price, quantity)} size="sm" />
        },
      },
      {
        id: 'until',
        title: words.until,
        width: 7.5,
        cell: (offer) => {
          const end = endOf(offer)
          return end && <time dateTime={end.toISOString()}>{formatDate(end, locale, timeZone)}</time>
        },
      },
    ],
    [side, hrefFor, words, locale, timeZone],
  )
}
