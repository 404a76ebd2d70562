import { NotificationBell } from '@arot/trade/NotificationBell'

export function NotificationBellExample() {
  return (
    <div className="flex gap-2">
      <NotificationBell href="#notifications" unread={2} />
      <NotificationBell href="#no-notifications" />
    </div>
  )
}
