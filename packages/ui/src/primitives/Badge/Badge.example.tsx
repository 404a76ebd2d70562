import { Badge } from '@arot/ui/Badge'
import { TriangleAlert } from 'lucide-react'

export function BadgeExample() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>Min. 120 units</Badge>
      <Badge tone="brand">Verified supplier</Badge>
      <Badge tone="error">
        <TriangleAlert aria-hidden className="size-3" />
        Low stock
      </Badge>
    </div>
  )
}
