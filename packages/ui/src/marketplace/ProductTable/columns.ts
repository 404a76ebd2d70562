import { cva } from 'class-variance-authority'

/**
 * One template for the head and for every row: fixed or fractions, never of a cell's content, so columns stay in line.
 * On paper all but the last, which has nothing to press there, are as wide as a sheet.
 */
export const rowGrid =
  'grid grid-cols-[4.5rem_minmax(12rem,2fr)_minmax(8rem,1fr)_minmax(9rem,1.2fr)_8rem_6rem_7.5rem_8rem_6rem] items-center print:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,1.1fr)_minmax(0,1.4fr)_7.5rem_4rem_4.5rem_5.5rem]'

/** As wide as the columns need at least; a smaller frame scrolls sideways. */
export const tableWidth = 'block w-full min-w-[69rem] print:min-w-0'

/** The first column stays in sight while the others pass under it. */
export const cell = cva('px-3 print:px-1.5', {
  variants: {
    column: {
      image: 'flex h-full items-center bg-inherit @max-[69rem]:sticky @max-[69rem]:left-0 @max-[69rem]:z-arot-raised',
      text: 'text-left',
      figure: 'text-right tabular-nums',
      action: 'text-left print:hidden',
    },
  },
})

/**
 * The parts of a table, named as such: their `display` is changed for speed, and a browser may then forget what they are.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}

export type ProductTableLabels = {
  /** What the table is called. */
  products: string
  image: string
  name: string
  brand: string
  category: string
  rating: string
  quantity: string
  minQuantity: string
  price: string
  action: string
  update: string
  details: string
  loading: string
  empty: string
  error: string
  /** Leads past the table, whose rows may be many. */
  skip: string
}

export const english: ProductTableLabels = {
  products: 'Products',
  image: 'Image',
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  rating: 'Rating',
  quantity: 'Quantity',
  minQuantity: 'Min Quantity',
  price: 'Price',
  action: 'Action',
  update: 'Update',
  details: 'Details',
  loading: 'Loading products',
  empty: 'No products found',
  error: 'The products could not be loaded.',
  skip: 'Skip the table',
}
