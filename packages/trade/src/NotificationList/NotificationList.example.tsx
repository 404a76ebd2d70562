import { NotificationList } from '@arot/trade/NotificationList'

const notifications = [
  {
    id: 'n2',
    kind: 'order_placed' as const,
    at: new Date('2026-11-24T08:12:00Z'),
    subject: { orderId: 'o2', name: 'Desk Lamp, Dimmable' },
    quantity: 120,
    by: 'Delta Traders',
  },
  {
    id: 'n1',
    kind: 'order_shipped' as const,
    at: new Date('2026-11-22T10:05:00Z'),
    readAt: new Date('2026-11-22T11:00:00Z'),
    subject: { orderId: 'o1', name: 'Hotel Towel 70 × 140 cm' },
    quantity: 300,
    by: 'Rupsha Textiles',
  },
]

export function NotificationListExample() {
  return (
    <NotificationList
      notifications={notifications}
      hrefFor={({ subject }) => `#${subject.orderId}`}
      onReadAll={() => {}}
    />
  )
}
