import type { DataColumn } from './DataTable.tsx'

export type Article = {
  id: string
  name: string
  status: 'listed' | 'draft'
  stock: number
  minimum: number
  price: number
}

const kinds = ['Jute sacks', 'Ceramic mugs', 'Work gloves', 'Desk lamps', 'Soap bars', 'Brake pads', 'Paper reams']

export function articles(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `a-${index + 1}`,
    name: `${kinds[index % kinds.length]} no. ${index + 1}`,
    status: index % 3 === 2 ? 'draft' : 'listed',
    stock: (index * 137) % 2000,
    minimum: 10 * ((index % 5) + 1),
    price: ((index * 53) % 400) / 10 + 1,
  }))
}

const money = (amount: number) => `$${amount.toFixed(2)}`

/** Columns that cannot be selected or edited, only read and sorted. */
export const columns: DataColumn<Article>[] = [
  { id: 'name', title: 'Article', width: { min: 14, share: 2 }, cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'status', title: 'Status', cell: ({ status }) => status, sortBy: ({ status }) => status },
  { id: 'stock', title: 'Stock', width: 7, align: 'figure', cell: ({ stock }) => stock, sortBy: ({ stock }) => stock },
  { id: 'minimum', title: 'Minimum', width: 7, align: 'figure', cell: ({ minimum }) => minimum },
  {
    id: 'price',
    title: 'Price',
    width: 8,
    align: 'figure',
    cell: ({ price }) => money(price),
    sortBy: ({ price }) => price,
  },
]

/** With the name pinned at the start, the price pinned at the end, and the sum of the stock below. */
export const wideColumns: DataColumn<Article>[] = columns.map((column) => {
  if (column.id === 'name') return { ...column, width: 12, pin: 'start', foot: 'All articles' }
  if (column.id === 'price') return { ...column, pin: 'end' }
  if (column.id !== 'stock') return { ...column, width: { min: 14, share: 1 } }
  return { ...column, foot: (rows) => rows.reduce((sum, { stock }) => sum + stock, 0) }
})

export const keyOf = ({ id }: Article) => id
export const nameOf = ({ name }: Article) => name
