import type { NoticeKind } from '../notice.ts'

export type NoticeSettingsLabels = {
  title: string
  kinds: Record<NoticeKind, string>
  /** One could not be saved. */
  failure: string
}

export const english: NoticeSettingsLabels = {
  title: 'What comes by e-mail',
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
    offer_expiring: 'An offer runs out tomorrow',
    offer_expired: 'An offer ran out unanswered',
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
