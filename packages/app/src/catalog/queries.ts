import { type PricesSince, priceCalls } from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { ownKey } from '../platform/queries.ts'

/** A product's prices, past and present. Only its owner may read them. */
export const pricesOf = (id: string): PagedQuery<PricesSince & { _id: string }> =>
  pagedQuery(ownKey('prices', id), async (client, cursor) => {
    const { items, next } = await priceCalls(client.call).getPrices(id, cursor)
    return { items: items.map((one) => ({ ...one, _id: one.at.toISOString() })), next }
  })
