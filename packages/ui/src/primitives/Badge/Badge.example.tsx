import { Badge } from '@arot/ui/Badge'

export function BadgeExample() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>Min. 48 units</Badge>
      <Badge tone="brand">New supplier</Badge>
      <Badge tone="error">Low stock</Badge>
    </div>
  )
}
