export type CartListLabels = {
  /** The accessible name of the list. */
  items: string
  /** The number of items, formatted and as a number. */
  count: (items: string, number: number) => string
  total: string
  loading: string
  empty: string
  home: string
  error: string
}

export const english: CartListLabels = {
  items: 'Items in your cart',
  count: (items, number) => `${items} item${number === 1 ? '' : 's'}`,
  total: 'Total',
  loading: 'Loading your cart',
  empty: 'Your cart is empty!',
  home: 'Go Back to Home',
  error: 'Failed to fetch cart',
}
