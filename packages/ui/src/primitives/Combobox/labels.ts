export type ComboboxLabels = {
  clear: string
  /** How many there are to choose from, written and as a number. */
  count: (count: string, number: number) => string
  /** How many more there are than the list shows. */
  more: (count: string, number: number) => string
  /** Nothing was found; where nothing was typed there is nothing to choose from. */
  none: (query: string) => string
  empty: string
  loading: string
  retry: string
  /** Makes a new one of what was typed. */
  create: (text: string) => string
}

export const english: ComboboxLabels = {
  clear: 'Clear',
  count: (count, number) => `${count} option${number === 1 ? '' : 's'}`,
  more: (count) => `${count} more. Type to narrow them down.`,
  none: (query) => `Nothing found for “${query}”`,
  empty: 'Nothing to choose from',
  loading: 'Looking for options',
  retry: 'Try again',
  create: (text) => `Add “${text}”`,
}
