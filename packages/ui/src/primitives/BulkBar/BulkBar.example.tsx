import { BulkAction, BulkBar } from '@arot/ui/BulkBar'
import { Archive, Trash2 } from 'lucide-react'
import { useState } from 'react'

export function BulkBarExample() {
  const [count, setCount] = useState(3)
  return (
    <div>
      <p>A list of 24 products.</p>
      <BulkBar count={count} total={24} onSelectAll={() => setCount(24)} onClear={() => setCount(0)}>
        <BulkAction icon={<Archive />} onSelect={() => setCount(0)}>
          Archive
        </BulkAction>
        <BulkAction icon={<Trash2 />} tone="error" onSelect={() => setCount(0)}>
          Delete
        </BulkAction>
      </BulkBar>
    </div>
  )
}
