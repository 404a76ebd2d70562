import { type NotificationKind, notificationKinds } from '@arot/contract'

export { type NotificationKind, notificationKinds }

/** Something that happened and concerns the reader. */
export type NotificationEntry = {
  id: string
  kind: NotificationKind
  at: Date
  /** Absent while it is unread. */
  readAt?: Date | undefined
  /** The name of the product or supplier, and the order, offer, product or supplier to link to. */
  subject: {
    orderId?: string | undefined
    offerId?: string | undefined
    productId?: string | undefined
    supplierId?: string | undefined
    name: string
  }
  quantity?: number | undefined
  /** The unit price, for notifications about offers. */
  price?: number | undefined
  /** The name of the account that did it. */
  by?: string | undefined
  /** The reason that the deciding party wrote. */
  note?: string | undefined
  /** How many further notifications of the same account this one stands for. */
  more?: number | undefined
}
