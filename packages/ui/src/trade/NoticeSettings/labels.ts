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
    order_received: 'Your buyer has received an order',
    order_cancelled: 'Your buyer cancels an order',
    stock_short: 'A product of yours runs short',
    supplier_verified: 'You are verified',
    supplier_refused: 'Your verification is refused',
    supplier_withdrawn: 'Your verification is withdrawn',
  },
  failure: 'This could not be saved.',
}
