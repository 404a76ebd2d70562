export const english = { rating: (value: string, max: string) => `${value} out of ${max}` }

export type RatingLabels = typeof english
