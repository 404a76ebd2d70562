import { BulkAction, BulkBar } from '@arot/ui/BulkBar'
import { Checkbox } from '@arot/ui/Checkbox'
import { Download, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'

const goods = ['Jute sacks', 'Ceramic mugs', 'Work gloves', 'Desk lamps']

export function BulkBarExample() {
  const [selected, setSelected] = useState<readonly string[]>(['Ceramic mugs', 'Desk lamps'])
  const clear = () => setSelected([])
  return (
    <div tabIndex={-1} role="group" aria-label="Goods" className="grid gap-2">
      <div>
        {goods.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={selected.includes(name)}
            onValueChange={(isChecked) =>
              setSelected(isChecked ? [...selected, name] : selected.filter((each) => each !== name))
            }
          />
        ))}
      </div>
      <BulkBar count={selected.length} total={goods.length} onSelectAll={() => setSelected(goods)} onClear={clear}>
        <BulkAction icon={<Tag aria-hidden />} onSelect={clear}>
          Change the price
        </BulkAction>
        <BulkAction icon={<Download aria-hidden />} onSelect={clear}>
          Export
        </BulkAction>
        <BulkAction tone="error" icon={<Trash2 aria-hidden />} onSelect={clear}>
          Withdraw from sale
        </BulkAction>
      </BulkBar>
    </div>
  )
}
