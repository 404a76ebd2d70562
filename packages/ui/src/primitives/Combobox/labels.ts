export type ComboboxLabels = {
  clear: string
  /** The number of options in the list, formatted and as a number. */
  count: (count: string, number: number) => string
  /** The number of options that the list does not show. */
  more: (count: string, number: number) => string
  /** No option matches the text, or there are no options at all. */
  none: (query: string) => string
  empty: string
  loading: string
  retry: string
  /** The action that creates an option from the text. */
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
