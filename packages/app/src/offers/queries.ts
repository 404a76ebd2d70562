import { type Offer, type OfferQuery, offerCalls } from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { ownKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

export const offerQueries = {
  list: (query: OfferQuery): PagedQuery<Offer> =>
    pagedQuery(ownKey('offers', query), (client, cursor) => offerCalls(client.call).getOffers({ ...query, cursor })),

  detail: (id: string): Query<Offer> => ({
    key: ownKey('offer', id),
    ask: (client) => offerCalls(client.call).getOffer(id),
  }),
}
