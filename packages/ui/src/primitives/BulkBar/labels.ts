export type BulkBarLabels = {
  region: string
  selected: (count: string, number: number) => string
  /** Announced when nothing is selected any more. */
  none: string
  selectAll: (count: string, number: number) => string
  clear: string
  /** The menu with the actions that have no room. */
  more: string
}

export const english: BulkBarLabels = {
  region: 'Selection',
  selected: (count) => `${count} selected`,
  none: 'Nothing is selected.',
  selectAll: (count) => `Select all ${count}`,
  clear: 'Clear',
  more: 'More actions',
}
