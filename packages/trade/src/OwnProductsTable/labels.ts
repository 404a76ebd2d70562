import type { CellField } from '../workspace.ts'

export type OwnProductsTableLabels = {
  /** The name of the table. */
  products: string
  name: string
  category: string
  /** The headings of the editable columns. */
  fields: Record<CellField, string>
  /** The price ladder: its heading, its lowest price, and the link that adds one. */
  ladder: string
  from: (price: string) => string
  addLadder: string
  /** The accessible name of the ladder link. */
  ladderOf: (prices: string, name: string) => string
  action: string
  update: string
  states: Record<'published' | 'withdrawn', string>
  /** How to edit a cell. It stands above the table until the first change. */
  hint: string
  saved: (column: string, name: string, from: string, to: string) => string
  savedMany: (count: string, number: number) => string
  undo: string
  undone: string
  notUndone: (count: string, number: number) => string
  /** The bulk actions. */
  change: string
  withdraw: string
  publish: string
  notFound: string
  /** Marks the cells of the last change. */
  changedMark: string
  loading: string
  empty: string
  error: string
}

export const english: OwnProductsTableLabels = {
  products: 'My products',
  name: 'Name',
  category: 'Category',
  fields: {
    sku: 'SKU',
    mainQuantity: 'Stock',
    minQuantity: 'Minimum',
    orderMultiple: 'Carton',
    price: 'Price',
    withdrawn: 'State',
  },
  ladder: 'Ladder',
  from: (price) => `from ${price}`,
  addLadder: 'Add',
  ladderOf: (prices, name) => `${prices}: prices of ${name}`,
  action: 'Action',
  update: 'Update',
  states: { published: 'Published', withdrawn: 'Withdrawn' },
  hint: 'Type into a cell or double-click it to change it.',
  saved: (column, name, from, to) => `${column} of ${name} changed from ${from} to ${to}`,
  savedMany: (count, number) => `${count} ${number === 1 ? 'product' : 'products'} changed`,
  undo: 'Undo',
  undone: 'Undone.',
  notUndone: (count, number) =>
    `${count} ${number === 1 ? 'was' : 'were'} not undone: ${number === 1 ? 'it has' : 'they have'} changed since.`,
  change: 'Change figures',
  withdraw: 'Withdraw',
  publish: 'Publish',
  notFound: 'This product is no longer in your list.',
  changedMark: 'Saved',
  loading: 'Loading your products',
  empty: 'No products found',
  error: 'Your products could not be loaded.',
}
