export const english = {
  rating: (value: string, max: string) => `${value} out of ${max}`,
  /** With the number of reviews, formatted and as a number. */
  rated: (value: string, max: string, reviews: string, count: number) =>
    `${value} out of ${max}, ${reviews} ${count === 1 ? 'review' : 'reviews'}`,
}

export type RatingLabels = typeof english
