import { BulkAction, BulkBar } from '@arot/ui/BulkBar'
import { type DataColumn, DataTable, numberEdit } from '@arot/ui/DataTable'
import { Price } from '@arot/ui/Price'
import { useMemo, useState } from 'react'

type Article = { id: string; name: string; stock: number; price: number }

const articles: Article[] = [
  { id: 'a1', name: 'Jute sacks', stock: 1280, price: 1.4 },
  { id: 'a2', name: 'Ceramic mugs', stock: 460, price: 2.25 },
  { id: 'a3', name: 'Work gloves', stock: 2900, price: 0.95 },
  { id: 'a4', name: 'Desk lamps', stock: 75, price: 14.5 },
]

const keyOf = ({ id }: Article) => id
const nameOf = ({ name }: Article) => name
const inUnits = (count: number) => count.toLocaleString('en-US')

export function DataTableExample() {
  const [rows, setRows] = useState(articles)
  const columns = useMemo<DataColumn<Article>[]>(
    () => [
      { id: 'name', title: 'Article', isRowHeader: true, cell: nameOf, sortBy: nameOf, foot: 'All articles' },
      {
        id: 'stock',
        title: 'Stock',
        align: 'figure',
        cell: ({ stock }) => inUnits(stock),
        sortBy: ({ stock }) => stock,
        foot: (all) => inUnits(all.reduce((sum, { stock }) => sum + stock, 0)),
        edit: numberEdit({
          value: ({ stock }) => stock,
          onCommit(row, stock) {
            if (stock > 5000) return 'The warehouse holds 5,000 of each.'
            setRows((all) => all.map((one) => (one.id === row.id ? { ...one, stock } : one)))
            return null
          },
        }),
      },
      {
        id: 'price',
        title: 'Price',
        align: 'figure',
        cell: ({ price }) => <Price amount={price} size="sm" />,
        sortBy: ({ price }) => price,
      },
    ],
    [],
  )
  return (
    <DataTable
      label="Articles"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      isSelectable
      bulkBar={({ selected, ...selection }) => (
        <BulkBar {...selection}>
          <BulkAction
            onSelect={() => {
              setRows(rows.filter(({ id }) => !selected.includes(id)))
              selection.onClear()
            }}
          >
            Withdraw from sale
          </BulkAction>
        </BulkBar>
      )}
    />
  )
}
