export type MultiSelectLabels = {
  /** What the list of tags is called. */
  chosen: string
  /** How many are chosen, written and as a number. */
  count: (count: string, number: number) => string
  added: (what: string) => string
  removed: (what: string) => string
  /** Takes all of them out. */
  clear: string
}

export const english: MultiSelectLabels = {
  chosen: 'Chosen',
  count: (count) => `${count} chosen`,
  added: (what) => `${what} added`,
  removed: (what) => `${what} removed`,
  clear: 'Remove all',
}
