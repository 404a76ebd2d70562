import { Segmented } from '@arot/ui/Segmented'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useState } from 'react'

export function SegmentedExample() {
  const [view, setView] = useState('cards')
  return (
    <Segmented
      label="View"
      options={[
        { value: 'cards', label: 'Cards', icon: <LayoutGrid /> },
        { value: 'table', label: 'Table', icon: <Rows3 /> },
      ]}
      value={view}
      onValueChange={setView}
    />
  )
}
