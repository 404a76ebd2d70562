export type DateFieldLabels = {
  /** The field contains an incomplete date. */
  unfinished: string
  tooEarly: (first: string) => string
  tooLate: (last: string) => string
}

export const english: DateFieldLabels = {
  unfinished: 'Write the whole date.',
  tooEarly: (first) => `Choose ${first} or a day after it.`,
  tooLate: (last) => `Choose ${last} or a day before it.`,
}
