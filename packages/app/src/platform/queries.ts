/** The first of those that are rated best. */
export const hotDealsQuery = { minRating: 4.5, limit: 6 }
