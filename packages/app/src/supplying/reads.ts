// What only an owner reads, and only our server has.
import { type PricesSince, priceCalls } from '@arot/contract'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

/** What a product costs and did cost: refused to everybody but its owner. */
export const pricesOf = (id: string): PagedRead<PricesSince & { _id: string }> =>
  pagedRead(ownKey('prices', id), async (client, cursor) => {
    const { prices, next } = await priceCalls(client.call).getPrices(id, cursor)
    return { items: prices.map((one) => ({ ...one, _id: one.at.toISOString() })), next }
  })
