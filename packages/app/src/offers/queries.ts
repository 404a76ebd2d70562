import { type Offer, type OfferQuery, offerCalls } from '@arot/contract'
import type { Read } from '../platform/read.ts'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

export const offerQueries = {
  list: (query: OfferQuery): PagedRead<Offer> =>
    pagedRead(ownKey('offers', query), async (client, cursor) => {
      const { offers, next } = await offerCalls(client.call).getOffers({ ...query, ...(cursor && { cursor }) })
      return { items: offers, next }
    }),

  detail: (id: string): Read<Offer> => ({
    key: ownKey('offer', id),
    ask: (client) => offerCalls(client.call).getOffer(id),
  }),
}
