import { IconButton } from '@arot/ui/IconButton'
import { Heart, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'

export function IconButtonExample() {
  const [isKept, setIsKept] = useState(false)
  return (
    <div className="flex items-center gap-3">
      <span>Ceramic mugs</span>
      <IconButton
        label="Keep Ceramic mugs in your list"
        aria-pressed={isKept}
        icon={<Heart aria-hidden fill={isKept ? 'currentColor' : 'none'} />}
        onClick={() => setIsKept(!isKept)}
      />
      <IconButton label="Print Ceramic mugs" icon={<Printer aria-hidden />} disabledReason="There is no label yet." />
      <IconButton label="Remove Ceramic mugs" icon={<Trash2 aria-hidden />} variant="danger" />
    </div>
  )
}
