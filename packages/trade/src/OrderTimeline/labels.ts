import type { OrderState } from '../order.ts'

export type OrderTimelineLabels = {
  /** The name of the list. */
  label: string
  /** The titles of the events, past and upcoming. */
  events: Record<OrderState, string>
  /** The title of a corrected shipment. */
  corrected: string
  /** A screen reader says it before a value that is struck out. */
  replaced: string
  /** Who did it: the reader, or a party by name or role. */
  you: string
  by: (name: string) => string
  buyer: string
  supplier: string
  /** Nobody did it: a time limit ran out. */
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
