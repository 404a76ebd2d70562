import { type NotificationKind, notificationKinds } from '@arot/contract'

export { type NotificationKind, notificationKinds }

/** Something that concerns its reader: what happened, to what, and who did it. */
export type NotificationEntry = {
  id: string
  kind: NotificationKind
  at: Date
  /** Absent while it is unread. */
  readAt?: Date | undefined
  /** The product's or the supplier's name, and the order, offer, product or supplier it leads to. */
  subject: {
    orderId?: string | undefined
    offerId?: string | undefined
    productId?: string | undefined
    supplierId?: string | undefined
    name: string
  }
  quantity?: number | undefined
  /** Of one unit, where an offer is told of. */
  price?: number | undefined
  /** Who did it, by name. */
  by?: string | undefined
  /** Why, in the words of who decided. */
  note?: string | undefined
  /** How many further notifications of the same account this one stands for. */
  more?: number | undefined
}
