// The query of reviews. A separate file, because only our server has them and a product is drawn before them.
import { type Review, reviewCalls } from '@arot/contract'
import { type PagedList, type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { lateKey } from '../platform/queries.ts'

/** The first page also has the number of reviews per star, from one to five. */
export type ReadReviews = PagedList<Review> & { stars?: number[] }

export const reviewsOf = (id: string): PagedQuery<Review> =>
  pagedQuery(lateKey('reviews', id), async (client, cursor) => {
    const { reviews, ...page } = await reviewCalls(client.call).getReviews(id, cursor)
    return { items: reviews, ...page }
  })
