import type { OrderState } from '../order.ts'

export type OrderTimelineLabels = {
  /** The name of the list. */
  label: string
  /** What happened, or is to happen. */
  events: Record<OrderState, string>
  /** What was said of the parcel was put right. */
  corrected: string
  /** Before what holds no longer, for who does not see that it is struck out. */
  replaced: string
  /** Who did it. */
  you: string
  by: (name: string) => string
  buyer: string
  supplier: string
  /** Nobody did: a term ran out. */
  itself: string
  carrier: string
  trackingCode: string
  copy: string
  copied: string
  notCopied: string
}

export const english: OrderTimelineLabels = {
  label: 'Order history',
  events: {
    placed: 'Order placed',
    accepted: 'Accepted',
    shipped: 'On its way',
    received: 'Received',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
  corrected: 'Shipment corrected',
  replaced: 'Previous value',
  you: 'By you',
  by: (name) => `By ${name}`,
  buyer: 'By the buyer',
  supplier: 'By the supplier',
  itself: 'Automatic, no answer in time',
  carrier: 'Carrier',
  trackingCode: 'Tracking code',
  copy: 'Copy tracking code',
  copied: 'Copied',
  notCopied: 'Not copied: select it by hand',
}
