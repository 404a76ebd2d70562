import { BulkAction, BulkBar } from '@arot/ui/BulkBar'
import { type DataColumn, DataTable, numberEdit } from '@arot/ui/DataTable'
import { useState } from 'react'

type Article = { id: string; name: string; stock: number }

export function DataTableExample() {
  const [articles, setArticles] = useState<Article[]>([
    { id: 'a1', name: 'Jute sacks', stock: 480 },
    { id: 'a2', name: 'Ceramic mugs', stock: 96 },
    { id: 'a3', name: 'Work gloves', stock: 1200 },
  ])
  const columns: DataColumn<Article>[] = [
    { id: 'name', title: 'Article', cell: ({ name }) => name, sortBy: ({ name }) => name },
    {
      id: 'stock',
      title: 'Stock',
      align: 'figure',
      cell: ({ stock }) => stock,
      sortBy: ({ stock }) => stock,
      edit: numberEdit({
        value: ({ stock }) => stock,
        onCommit: ({ id }, stock) => {
          setArticles((all) => all.map((each) => (each.id === id ? { ...each, stock } : each)))
        },
      }),
      foot: (rows) => rows.reduce((sum, { stock }) => sum + stock, 0),
    },
  ]
  return (
    <DataTable
      label="Articles"
      columns={columns}
      rows={articles}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      isSelectable
      bulkBar={({ selected, ...bar }) => (
        <BulkBar {...bar}>
          <BulkAction onSelect={() => setArticles((all) => all.filter(({ id }) => !selected.includes(id)))}>
            Remove
          </BulkAction>
        </BulkBar>
      )}
    />
  )
}
