import { type Offer, type OfferQuery, offerCalls } from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { ownKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

export const offerQueries = {
  list: (query: OfferQuery): PagedQuery<Offer> =>
    pagedQuery(ownKey('offers', query), async (client, cursor) => {
      const { offers, next } = await offerCalls(client.call).getOffers({ ...query, ...(cursor && { cursor }) })
      return { items: offers, next }
    }),

  detail: (id: string): Query<Offer> => ({
    key: ownKey('offer', id),
    ask: (client) => offerCalls(client.call).getOffer(id),
  }),
}
