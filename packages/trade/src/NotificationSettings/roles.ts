import type { NotificationKind } from '../notification.ts'

/** The role in which an account gets a notification. Both sides can answer an offer: `either`. */
export type NotificationRole = 'buyer' | 'supplier' | 'either'

export const roleOfKind: Record<NotificationKind, NotificationRole> = {
  order_placed: 'supplier',
  order_accepted: 'buyer',
  order_declined: 'buyer',
  order_shipped: 'buyer',
  order_corrected: 'buyer',
  order_received: 'supplier',
  order_cancelled: 'supplier',
  offer_asked: 'supplier',
  offer_countered: 'either',
  offer_accepted: 'either',
  offer_declined: 'either',
  offer_withdrawn: 'either',
  offer_expiring: 'either',
  offer_expired: 'either',
  offer_lapsed: 'either',
  offer_bought: 'supplier',
  stock_short: 'supplier',
  supplier_verified: 'supplier',
  supplier_refused: 'supplier',
  supplier_withdrawn: 'supplier',
  review_written: 'supplier',
  review_answered: 'buyer',
  review_hidden: 'buyer',
}
