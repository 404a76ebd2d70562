export type BulkBarLabels = {
  region: string
  selected: (count: string, number: number) => string
  /** Spoken when the last is no longer selected. */
  none: string
  selectAll: (count: string, number: number) => string
  clear: string
  /** Opens what there is no room for. */
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
