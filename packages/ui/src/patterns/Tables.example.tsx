import { BulkAction, BulkBar } from '@arot/ui/BulkBar'
import { type DataColumn, type DataSort, DataTable } from '@arot/ui/DataTable'
import { Price } from '@arot/ui/Price'
import { Segmented } from '@arot/ui/Segmented'
import { useState } from 'react'

type Order = { id: string; shop: string; units: number; amount: number; isPacked: boolean }

const orders: Order[] = [
  { id: '20418', shop: 'Delta Traders', units: 120, amount: 1008, isPacked: false },
  { id: '20419', shop: 'Corner Lamps', units: 360, amount: 3024, isPacked: true },
  { id: '20420', shop: 'Harbour Home', units: 240, amount: 2016, isPacked: false },
  { id: '20421', shop: 'Bright & Sons', units: 1200, amount: 9720, isPacked: true },
]

const keyOf = ({ id }: Order) => id
const nameOf = ({ id }: Order) => `order ${id}`
const inUnits = (count: number) => count.toLocaleString('en-US')
const sum = (rows: readonly Order[], of: (row: Order) => number) => rows.reduce((total, row) => total + of(row), 0)

const columns: DataColumn<Order>[] = [
  { id: 'order', title: 'Order', cell: keyOf, sortBy: keyOf, pin: 'start', width: 7, foot: 'All orders' },
  { id: 'shop', title: 'Shop', cell: ({ shop }) => shop, sortBy: ({ shop }) => shop, width: { min: 10, share: 1 } },
  { id: 'state', title: 'State', cell: ({ isPacked }) => (isPacked ? 'Packed' : 'Open'), width: 6 },
  {
    id: 'units',
    title: 'Units',
    align: 'figure',
    cell: ({ units }) => inUnits(units),
    sortBy: ({ units }) => units,
    foot: (rows) => inUnits(sum(rows, ({ units }) => units)),
    width: 7,
  },
  {
    id: 'amount',
    title: 'Amount',
    align: 'figure',
    cell: ({ amount }) => <Price amount={amount} size="sm" />,
    sortBy: ({ amount }) => amount,
    foot: (rows) => <Price amount={sum(rows, ({ amount }) => amount)} size="sm" />,
    width: 8,
  },
]

export function TablesExample() {
  const [view, setView] = useState<'table' | 'card'>('table')
  const [rows, setRows] = useState(orders)
  const [selected, setSelected] = useState<string[]>([])
  const [sort, setSort] = useState<DataSort | null>({ column: 'amount', direction: 'descending' })
  const chosen = rows.filter(({ id }) => selected.includes(id))
  return (
    <section aria-label="Orders of November" tabIndex={-1} className="grid gap-4">
      <Segmented
        label="View"
        options={[
          { value: 'table', label: 'Table' },
          { value: 'card', label: 'Cards' },
        ]}
        value={view}
        onValueChange={setView}
      />
      {view === 'card' ? (
        <ul className="grid gap-3 arot-sm:grid-cols-2">
          {rows.map((order) => (
            <li key={order.id} className="grid gap-1 rounded-arot-card border border-arot-line p-4">
              <strong>{order.shop}</strong>
              <span>
                Order {order.id}, {inUnits(order.units)} units, {order.isPacked ? 'packed' : 'open'}
              </span>
              <Price amount={order.amount} />
            </li>
          ))}
        </ul>
      ) : (
        <DataTable
          label="Orders of November"
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          sort={sort}
          onSortChange={setSort}
          isSelectable
          selected={selected}
          onSelectedChange={setSelected}
          bulkBar={({ selected: _, ...selection }) => (
            <BulkBar {...selection}>
              <BulkAction
                disabledReason={chosen.every(({ isPacked }) => isPacked) ? 'All of them are packed.' : undefined}
                onSelect={() => {
                  setRows(rows.map((row) => (selected.includes(row.id) ? { ...row, isPacked: true } : row)))
                  selection.onClear()
                }}
              >
                Mark as packed
              </BulkAction>
            </BulkBar>
          )}
        />
      )}
    </section>
  )
}
