import type { NotificationKind } from '../notification.ts'
import type { NotificationRole } from './roles.ts'

export type NotificationSettingsLabels = {
  title: string
  /** The heads of the three columns. */
  columns: Record<'kind' | 'app' | 'email', string>
  /** The heads of the groups of rows. */
  roles: Record<NotificationRole, string>
  /** The text in the column of the app, which shows every notification. */
  always: string
  kinds: Record<NotificationKind, string>
  /** A change could not be saved. */
  failure: string
}

export const english: NotificationSettingsLabels = {
  title: 'Where you get notifications',
  columns: { kind: 'Notification', app: 'In the app', email: 'By email' },
  roles: { buyer: 'As a buyer', supplier: 'As a supplier', either: 'Offers, as a buyer or a supplier' },
  always: 'Always',
  kinds: {
    order_placed: 'Somebody orders from you',
    order_accepted: 'Your order is accepted',
    order_declined: 'Your order is declined',
    order_shipped: 'Your order is on its way',
    order_corrected: 'The shipment of your order is corrected',
    order_received: 'Your buyer has received an order',
    order_cancelled: 'Your buyer cancels an order',
    offer_asked: 'Somebody makes you an offer',
    offer_countered: 'Your offer is answered with other terms',
    offer_accepted: 'Your offer is accepted',
    offer_declined: 'Your offer is declined',
    offer_withdrawn: 'An offer to you is withdrawn',
    offer_expiring: 'An offer expires tomorrow',
    offer_expired: 'An offer expired without an answer',
    offer_lapsed: 'Agreed units were not bought in time',
    offer_bought: 'Your buyer buys what was agreed',
    stock_short: 'A product of yours runs short',
    supplier_verified: 'You are verified',
    supplier_refused: 'Your verification is refused',
    supplier_withdrawn: 'Your verification is withdrawn',
    review_written: 'Your buyer reviews what they received',
    review_answered: 'Your review is answered',
    review_hidden: 'Your review is hidden',
  },
  failure: 'This could not be saved.',
}
