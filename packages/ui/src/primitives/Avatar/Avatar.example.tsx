import { Avatar } from '@arot/ui/Avatar'

export function AvatarExample() {
  return (
    <div className="flex items-center gap-3">
      <Avatar name="Mira Example" size="lg" />
      <Avatar name="Jonas Example" />
      <Avatar name="Tuli Example" size="sm" />
    </div>
  )
}
