import type { NotificationEntry } from './notification.ts'

/** The current time of the stories. */
export const notificationsDay = new Date('2026-11-24T09:00:00Z')

const name = 'Studio Over-ear Headphones'

export const someNotifications: NotificationEntry[] = [
  {
    id: 'n6',
    kind: 'supplier_verified',
    at: new Date('2026-11-24T08:40:00Z'),
    subject: { supplierId: 's1', name: 'Karkhana Tools' },
  },
  {
    id: 'n5',
    kind: 'order_placed',
    at: new Date('2026-11-24T08:12:00Z'),
    subject: { orderId: 'o5', name },
    quantity: 240,
    by: 'Delta Traders',
  },
  {
    id: 'n7',
    kind: 'offer_countered',
    at: new Date('2026-11-24T07:05:00Z'),
    subject: { offerId: 'f5', name },
    quantity: 480,
    price: 36,
    by: 'Sonali Audio',
  },
  {
    id: 'n4',
    kind: 'stock_short',
    at: new Date('2026-11-24T06:40:00Z'),
    subject: { productId: 'p4', name: 'Body Lotion, 24 × 250 ml' },
    quantity: 96,
  },
  {
    id: 'n3',
    kind: 'order_shipped',
    at: new Date('2026-11-23T10:05:00Z'),
    readAt: new Date('2026-11-23T11:00:00Z'),
    subject: { orderId: 'o3', name: 'Field Service Toolbox' },
    quantity: 40,
    by: 'Karkhana Tools',
  },
  {
    id: 'n2',
    kind: 'order_declined',
    at: new Date('2026-11-20T09:30:00Z'),
    readAt: new Date('2026-11-20T12:00:00Z'),
    subject: { orderId: 'o2', name: 'Court Trainer, Mixed Sizes' },
    quantity: 60,
  },
  {
    id: 'n1',
    kind: 'order_received',
    at: new Date('2026-11-20T07:15:00Z'),
    readAt: new Date('2026-11-20T12:00:00Z'),
    subject: { orderId: 'o1', name },
    quantity: 1200,
    by: 'The Chattogram Hill Tracts Cooperative Society of Retailers and Wholesalers',
  },
]
