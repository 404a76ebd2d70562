import { IconButton } from '@arot/ui/IconButton'
import { Tooltip } from '@arot/ui/Tooltip'
import { Printer } from 'lucide-react'

export function TooltipExample() {
  return (
    <Tooltip words="Print the list">
      <IconButton label="Print the list" icon={<Printer />} variant="secondary" />
    </Tooltip>
  )
}
