import { Segmented } from '@arot/ui/Segmented'
import { LayoutGrid, Table } from 'lucide-react'
import { useState } from 'react'

export function SegmentedExample() {
  const [view, setView] = useState<'cards' | 'table'>('cards')
  return (
    <div className="grid justify-items-start gap-3">
      <Segmented
        label="View"
        value={view}
        onValueChange={setView}
        options={[
          { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden /> },
          { value: 'table', label: 'Table', icon: <Table aria-hidden /> },
        ]}
      />
      <p>{view === 'cards' ? 'Each product by its picture.' : 'All products by their figures.'}</p>
    </div>
  )
}
