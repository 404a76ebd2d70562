import { IconButton } from '@arot/ui/IconButton'
import { Tooltip } from '@arot/ui/Tooltip'
import { Copy, Printer } from 'lucide-react'

export function TooltipExample() {
  return (
    <div className="flex gap-2">
      <Tooltip words="Copy the order">
        <IconButton label="Copy the order" icon={<Copy aria-hidden />} variant="secondary" />
      </Tooltip>
      <Tooltip words="On A6, for the carton">
        <IconButton label="Print the label" icon={<Printer aria-hidden />} variant="secondary" />
      </Tooltip>
    </div>
  )
}
