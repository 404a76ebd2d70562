export type MultiSelectLabels = {
  /** The accessible name of the list of tags. */
  chosen: string
  /** The number of chosen options, formatted and as a number. */
  count: (count: string, number: number) => string
  added: (what: string) => string
  removed: (what: string) => string
  /** The button that removes all of them. */
  clear: string
}

export const english: MultiSelectLabels = {
  chosen: 'Chosen',
  count: (count) => `${count} chosen`,
  added: (what) => `${what} added`,
  removed: (what) => `${what} removed`,
  clear: 'Remove all',
}
