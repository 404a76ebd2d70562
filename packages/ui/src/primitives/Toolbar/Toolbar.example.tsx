import { IconButton } from '@arot/ui/IconButton'
import { Toolbar, ToolbarGroup } from '@arot/ui/Toolbar'
import { Copy, Printer, Share2 } from 'lucide-react'

export function ToolbarExample() {
  return (
    <Toolbar label="Order A-2041">
      <ToolbarGroup label="Papers">
        <IconButton label="Print" icon={<Printer />} />
        <IconButton label="Copy" icon={<Copy />} />
      </ToolbarGroup>
      <ToolbarGroup label="Others">
        <IconButton label="Share" icon={<Share2 />} />
      </ToolbarGroup>
    </Toolbar>
  )
}
