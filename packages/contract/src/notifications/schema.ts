// Schemas of requests and responses for notifications.

import * as v from 'valibot'
import { flag, recordId, textUpTo, timestamp, units } from '../values/schema.ts'
import { notificationKinds } from './kinds.ts'

const notificationKind = v.picklist(notificationKinds)
const language = v.picklist(['en', 'bn'])

/** The query of `GET /notifications`. */
export const notificationsQuery = v.strictObject({ cursor: v.optional(textUpTo(500)), toDo: v.optional(flag) })
/** Marks one notification, one with all older ones, or all about an order or offer. */
export const notificationsReadBody = v.union(
  [
    v.strictObject({ id: recordId }),
    v.strictObject({ upTo: recordId }),
    v.strictObject({ orderId: recordId }),
    v.strictObject({ offerId: recordId }),
  ],
  'Send exactly one of id, upTo, orderId and offerId.',
)

const each = <Of extends v.GenericSchema>(of: Of) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, of])) as Record<(typeof notificationKinds)[number], Of>

/**
 * `PATCH /notifications/settings`. Absent fields stay. `unlessChosen` changes nothing for a reader who has chosen
 * before.
 */
export const notificationSettingsBody = v.strictObject({
  email: v.optional(v.strictObject(each(v.optional(v.boolean())))),
  language: v.optional(language),
  unlessChosen: v.optional(v.boolean()),
})
export const notificationSettingsAnswer = v.object({
  email: v.object(each(v.boolean())),
  language,
  /** If false, no emails are sent until the reader confirms the address. */
  isEmailConfirmed: v.boolean(),
})

/** An event, with its order, product, supplier or offer and the person who caused it. */
export const notificationAnswer = v.object({
  id: v.string(),
  kind: notificationKind,
  at: timestamp,
  readAt: v.optional(timestamp),
  subject: v.object({
    orderId: v.optional(v.string()),
    productId: v.optional(v.string()),
    supplierId: v.optional(v.string()),
    offerId: v.optional(v.string()),
    name: v.string(),
  }),
  quantity: v.optional(units),
  /** The price of one unit, in a notification about an offer. */
  price: v.optional(v.number()),
  by: v.optional(v.string()),
  /** The reason that the other party gave. */
  note: v.optional(v.string()),
  /** The number of further notifications that this one stands for. */
  more: v.optional(units),
})

export type Notification = v.InferOutput<typeof notificationAnswer>
export type NotificationsQuery = Partial<v.InferOutput<typeof notificationsQuery>>
export type NotificationPage = { notifications: Notification[]; unread: number; next?: string | undefined }
/** An order or an offer. Opening its page marks its notifications as read. */
export type NotificationSubject = Extract<
  v.InferOutput<typeof notificationsReadBody>,
  { orderId: string } | { offerId: string }
>
/** Which kinds are also sent by email, and in which language. */
export type NotificationSettings = v.InferOutput<typeof notificationSettingsAnswer>
export type NotificationSettingsChange = v.InferOutput<typeof notificationSettingsBody>
