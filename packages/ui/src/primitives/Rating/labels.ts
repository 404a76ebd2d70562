export const english = {
  rating: (value: string, max: string) => `${value} out of ${max}`,
  /** With how many reviews it is the average of, as a word and as a number. */
  rated: (value: string, max: string, reviews: string, count: number) =>
    `${value} out of ${max}, ${reviews} ${count === 1 ? 'review' : 'reviews'}`,
}

export type RatingLabels = typeof english
