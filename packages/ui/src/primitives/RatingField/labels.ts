export const english = {
  /** The name of each choice. */
  stars: (stars: string, count: number) => `${stars} ${count === 1 ? 'star' : 'stars'}`,
}

export type RatingFieldLabels = typeof english
