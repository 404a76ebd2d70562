import type { OrderSide } from '../order.ts'

export type OrderFiltersLabels = {
  filters: string
  /** The name of the choice, and its two options. */
  side: string
  sides: Record<OrderSide, string>
  words: string
  state: string
  anyState: string
  from: string
  to: string
  clear: string
  /** Closes the sheet. */
  show: string
  /** Saves the filtered orders as a file. */
  save: string
  notSaved: string
}

export const english: OrderFiltersLabels = {
  filters: 'Filter orders',
  side: 'Which orders',
  sides: { bought: 'Bought', sold: 'Sold' },
  words: 'Product or order number',
  state: 'State',
  anyState: 'Any state',
  from: 'From',
  to: 'Until',
  clear: 'Clear',
  show: 'Show orders',
  save: 'Save as CSV',
  notSaved: 'The file could not be created. Try again.',
}
