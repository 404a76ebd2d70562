import { IconButton } from '@arot/ui/IconButton'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@arot/ui/Menu'
import { Copy, MoreVertical, Package, Trash2 } from 'lucide-react'
import { useState } from 'react'

export function MenuExample() {
  const [done, setDone] = useState('')
  return (
    <div className="flex items-center gap-3">
      <span>Canvas Trainers</span>
      <Menu
        label="Canvas Trainers"
        align="start"
        trigger={
          <IconButton label="More for Canvas Trainers" icon={<MoreVertical aria-hidden />} variant="secondary" />
        }
      >
        <MenuLabel>240 in stock</MenuLabel>
        <MenuSeparator />
        <MenuItem href="#orders" icon={<Package aria-hidden />}>
          Orders of it
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => setDone('A copy was made.')}>
          Make a copy
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="error" icon={<Trash2 aria-hidden />} onSelect={() => setDone('It is no longer on sale.')}>
          Withdraw from sale
        </MenuItem>
      </Menu>
      <span role="status">{done}</span>
    </div>
  )
}
