export const noticeKinds = [
  'order_placed',
  'order_accepted',
  'order_declined',
  'order_shipped',
  'order_received',
  'order_cancelled',
  'stock_short',
  'supplier_verified',
  'supplier_refused',
  'supplier_withdrawn',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Something that concerns its reader: what happened, to what, and who did it. */
export type NoticeEntry = {
  _id: string
  kind: NoticeKind
  at: Date
  /** Absent while it is unread. */
  readAt?: Date | undefined
  /** The product's or the supplier's name, and the order, product or supplier it leads to. */
  subject: {
    orderId?: string | undefined
    productId?: string | undefined
    supplierId?: string | undefined
    name: string
  }
  quantity?: number | undefined
  /** Who did it, by name. */
  by?: string | undefined
}
