import { ColumnPicker } from '@arot/ui/ColumnPicker'
import { type DataColumn, DataTable } from '@arot/ui/DataTable'
import { useColumnWidths } from '@arot/ui/useColumnWidths'
import { useMemo, useState } from 'react'

type Delivery = { id: string; goods: string; port: string; cartons: number; days: number }

const deliveries: Delivery[] = [
  { id: 'd1', goods: 'Jute sacks', port: 'Chattogram', cartons: 120, days: 4 },
  { id: 'd2', goods: 'Desk lamps', port: 'Mongla', cartons: 48, days: 9 },
  { id: 'd3', goods: 'Paper reams', port: 'Payra', cartons: 260, days: 6 },
]

const all: DataColumn<Delivery>[] = [
  { id: 'goods', title: 'Goods', isRowHeader: true, width: { min: 10, share: 2 }, cell: ({ goods }) => goods },
  { id: 'port', title: 'Port', cell: ({ port }) => port },
  { id: 'cartons', title: 'Cartons', align: 'figure', width: 7, cell: ({ cartons }) => cartons },
  { id: 'days', title: 'Days', align: 'figure', width: 6, cell: ({ days }) => days },
]

const keyOf = ({ id }: Delivery) => id

export function ColumnPickerExample() {
  const [hidden, setHidden] = useState<string[]>([])
  const visible = useMemo(() => all.filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id)), [hidden])
  const { columns } = useColumnWidths(visible)
  return (
    <div className="grid w-full gap-3">
      <div className="justify-self-end">
        <ColumnPicker columns={all} hidden={hidden} onHiddenChange={setHidden} />
      </div>
      <DataTable label="Deliveries" columns={columns} rows={deliveries} keyOf={keyOf} />
    </div>
  )
}
