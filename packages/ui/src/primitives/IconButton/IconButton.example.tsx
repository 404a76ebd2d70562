import { IconButton } from '@arot/ui/IconButton'
import { Printer, Trash2 } from 'lucide-react'

export function IconButtonExample() {
  return (
    <div className="flex gap-2">
      <IconButton label="Print the list" icon={<Printer />} variant="secondary" />
      <IconButton label="Remove item" icon={<Trash2 />} variant="danger" />
    </div>
  )
}
