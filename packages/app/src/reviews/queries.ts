// What buyers say of a product. In a file of its own: only our server has any of it, and a product is drawn before it.
import { type Review, reviewCalls } from '@arot/contract'
import { type PagedList, type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { reviewsKey } from '../platform/queries.ts'

/** With the first page comes how many gave one star, two, up to five. */
export type ReadReviews = PagedList<Review> & { stars?: number[] }

export const reviewsOf = (id: string): PagedQuery<Review> =>
  pagedQuery(reviewsKey(id), async (client, cursor) => {
    const { reviews, ...page } = await reviewCalls(client.call).getReviews(id, cursor)
    return { items: reviews, ...page }
  })
