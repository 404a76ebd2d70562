import type { DataColumn } from '@arot/ui/DataTable'
import { formatDate, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { unbroken } from '@arot/ui/internal/lib/withoutBreaks'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Link } from '@arot/ui/Link'
import { Price } from '@arot/ui/Price'
import { useMemo } from 'react'
import { OrderState } from '../OrderState/OrderState.tsx'
import type { Order, OrderSide } from '../order.ts'
import type { OrderTableLabels } from './labels.ts'

type OrderColumns = { side: OrderSide; hrefFor: (order: Order) => string; words: OrderTableLabels }

const twoLines = 'wrap-anywhere line-clamp-2 print:line-clamp-none'
const link =
  'arot-focus wrap-anywhere line-clamp-2 rounded-xs font-medium text-arot-14 text-arot-ink underline-offset-4 hover:underline print:line-clamp-none'

/** The columns of an order. The product's name stays visible while the rest scrolls. */
export function useOrderColumns({ side, hrefFor, words }: OrderColumns) {
  const { locale, timeZone } = useHost()
  return useMemo<DataColumn<Order>[]>(
    () => [
      {
        id: 'product',
        isRowHeader: true,
        title: words.product,
        width: { min: 12, share: 3 },
        pin: 'start',
        cell: (order) => (
          <Link href={hrefFor(order)} className={link}>
            <bdi>{unbroken(order.productSnapshot.name)}</bdi>
          </Link>
        ),
      },
      {
        id: 'sku',
        title: words.sku,
        width: { min: 6.5, share: 0.5 },
        cell: ({ productSnapshot: { sku } }) => <bdi className={twoLines}>{sku ?? '–'}</bdi>,
      },
      { id: 'state', title: words.state, width: 8.5, cell: ({ state }) => <OrderState state={state} /> },
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
        width: 6.5,
        align: 'figure',
        cell: ({ quantity }) => <span className="text-arot-ink">{formatNumber(quantity, locale)}</span>,
      },
      {
        id: 'price',
        title: words.price,
        width: 7,
        align: 'figure',
        cell: ({ price }) => <Price amount={price} size="sm" />,
      },
      {
        id: 'total',
        title: words.total,
        width: 8.5,
        align: 'figure',
        cell: ({ price, quantity }) => <Price amount={totalOf(price, quantity)} size="sm" />,
      },
      {
        id: 'date',
        title: words.date,
        width: 8,
        cell: ({ buyDate }) => (
          <time dateTime={new Date(buyDate).toISOString()}>{formatDate(buyDate, locale, timeZone)}</time>
        ),
      },
    ],
    [side, hrefFor, words, locale, timeZone],
  )
}
