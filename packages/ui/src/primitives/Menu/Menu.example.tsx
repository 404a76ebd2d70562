import { Button } from '@arot/ui/Button'
import { Menu, MenuItem, MenuSeparator } from '@arot/ui/Menu'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'

export function MenuExample() {
  const [done, setDone] = useState('Nothing done yet.')
  return (
    <div className="flex items-center gap-4">
      <Menu label="Order A-2041" trigger={<Button variant="secondary">Actions</Button>} align="start">
        <MenuItem icon={<Copy />} onSelect={() => setDone('Bought again.')}>
          Buy again
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="error" onSelect={() => setDone('Cancelled.')}>
          Cancel order
        </MenuItem>
      </Menu>
      <p role="status">{done}</p>
    </div>
  )
}
