import type { CellField } from '../workspace.ts'

export type OwnProductsTableLabels = {
  /** What the table is called. */
  products: string
  name: string
  category: string
  /** Heads of what is changed in its place. */
  fields: Record<CellField, string>
  /** The ladder of prices: what it goes down to, or the way to begin one. */
  ladder: string
  from: (price: string) => string
  addLadder: string
  /** The link for who hears it alone. */
  ladderOf: (shown: string, name: string) => string
  action: string
  update: string
  states: Record<'published' | 'withdrawn', string>
  /** How cells are changed, above the table until something was. */
  hint: string
  saved: (column: string, name: string, from: string, to: string) => string
  savedMany: (count: string, number: number) => string
  undo: string
  undone: string
  notUndone: (count: string, number: number) => string
  /** What can be done with the chosen. */
  change: string
  withdraw: string
  publish: string
  notFound: string
  /** The mark of what was changed last. */
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
  ladderOf: (shown, name) => `${shown}: prices of ${name}`,
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
