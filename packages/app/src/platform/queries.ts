/** The first six that are rated 4.5 or better. */
export const hotDealsQuery = { minRating: 4.5, limit: 6 }
