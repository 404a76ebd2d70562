import type { NotificationKind } from '../notification.ts'

/** The facts of a notification's sentence. */
export type NotificationFacts = {
  /** The product's name. */
  name: string
  /** The number of units in the locale's digits. */
  quantity?: string | undefined
  /** The unit price of an offer, formatted as money. */
  price?: string | undefined
  /** The name of the account that did it. Absent if nobody did it or the account is gone. */
  by?: string | undefined
}

export type NotificationListLabels = {
  /** The name of the list. */
  notifications: string
  sentences: Record<NotificationKind, (facts: NotificationFacts) => string>
  /** The order of a notification, by its number. */
  order: (number: string) => string
  /** How many further notifications this one stands for, and who caused them. */
  others: (count: string, by: string | undefined) => string
  today: string
  yesterday: string
  /** A screen reader says it before an unread notification. */
  unread: string
  readAll: string
  /** Marking all as read failed. */
  failure: string
  more: string
  loading: string
  empty: string
  emptyText: string
  error: string
}

/** A no-break space keeps the sign on its number's line. */
const goods = ({ quantity, name }: NotificationFacts) => (quantity === undefined ? name : `${quantity}\u00a0× ${name}`)
/** The goods with the unit price, if it is known. */
const terms = ({ price, ...facts }: NotificationFacts) =>
  price === undefined ? goods(facts) : `${goods(facts)} at ${price} each`

export const english: NotificationListLabels = {
  notifications: 'Your notifications',
  sentences: {
    order_placed: ({ by = 'A buyer', ...facts }) => `${by} ordered ${goods(facts)}`,
    order_accepted: ({ by = 'The supplier', ...facts }) => `${by} accepted your order of ${goods(facts)}`,
    order_declined: ({ by, ...facts }) =>
      by === undefined ? `Your order of ${goods(facts)} was declined` : `${by} declined your order of ${goods(facts)}`,
    order_shipped: ({ by = 'The supplier', ...facts }) => `${by} sent your order of ${goods(facts)}`,
    order_corrected: ({ by = 'The supplier', ...facts }) =>
      `${by} corrected the shipment of your order of ${goods(facts)}`,
    order_received: ({ by = 'The buyer', ...facts }) => `${by} received ${goods(facts)}`,
    order_cancelled: ({ by = 'The buyer', ...facts }) => `${by} cancelled the order of ${goods(facts)}`,
    offer_asked: ({ by = 'A buyer', ...facts }) => `${by} made you an offer for ${terms(facts)}`,
    offer_countered: ({ by = 'The other side', ...facts }) =>
      `${by} answered your offer with other terms: ${terms(facts)}`,
    offer_accepted: ({ by = 'The other side', ...facts }) => `${by} accepted your offer for ${terms(facts)}`,
    offer_declined: ({ by = 'The other side', ...facts }) => `${by} declined your offer for ${terms(facts)}`,
    offer_withdrawn: ({ by = 'The other side', ...facts }) => `${by} withdrew the offer for ${terms(facts)}`,
    offer_expiring: (facts) => `The offer for ${terms(facts)} expires tomorrow`,
    offer_expired: (facts) => `The offer for ${terms(facts)} expired without an answer`,
    offer_lapsed: (facts) => `The agreed ${terms(facts)} were not bought in time`,
    offer_bought: ({ by = 'The buyer', ...facts }) => `${by} bought the agreed ${terms(facts)}`,
    stock_short: ({ name, quantity = '0' }) => `${name}: ${quantity} left, less than one minimum order`,
    supplier_verified: () => 'You are a verified supplier now',
    supplier_refused: () => 'Your verification was refused. Read why.',
    supplier_withdrawn: () => 'Your verification was withdrawn. Read why.',
    review_written: ({ by = 'A buyer', name }) => `${by} reviewed ${name}`,
    review_answered: ({ by = 'The supplier', name }) => `${by} answered your review of ${name}`,
    review_hidden: ({ name }) => `Your review of ${name} was hidden. Read why.`,
  },
  order: (number) => `Order ${number}`,
  others: (count, by) => (by === undefined ? `and ${count} more` : `and ${count} more from ${by}`),
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread',
  readAll: 'Mark all as read',
  failure: 'They could not be marked. Try again.',
  more: 'Show older',
  loading: 'Loading notifications',
  empty: 'No notifications yet',
  emptyText: 'Updates on your orders, offers, reviews and stock will appear here.',
  error: 'The notifications could not be loaded.',
}
