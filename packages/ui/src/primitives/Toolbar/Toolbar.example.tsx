import { Button, ButtonLink } from '@arot/ui/Button'
import { IconButton } from '@arot/ui/IconButton'
import { Toolbar, ToolbarGroup } from '@arot/ui/Toolbar'
import { Archive, Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'

export function ToolbarExample() {
  const [done, setDone] = useState('Nothing yet')
  return (
    <div className="grid gap-3">
      <Toolbar label="Order 4711">
        <ToolbarGroup label="Order">
          <IconButton label="Copy" icon={<Copy aria-hidden />} onClick={() => setDone('Copied')} />
          <IconButton label="Archive" icon={<Archive aria-hidden />} disabledReason="It is on its way" />
        </ToolbarGroup>
        <ToolbarGroup label="Documents">
          <Button variant="ghost" icon={<Printer aria-hidden />} onClick={() => setDone('Printed')}>
            Print the label
          </Button>
          <ButtonLink variant="ghost" icon={<Download aria-hidden />} href="#invoice">
            Invoice
          </ButtonLink>
        </ToolbarGroup>
      </Toolbar>
      <p>{done}</p>
    </div>
  )
}
