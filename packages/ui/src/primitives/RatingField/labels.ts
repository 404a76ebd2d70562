export const english = {
  /** What each choice is called. */
  stars: (stars: string, count: number) => `${stars} ${count === 1 ? 'star' : 'stars'}`,
}

export type RatingFieldLabels = typeof english
