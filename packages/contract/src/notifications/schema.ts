// What our server takes and answers about notifications, to the letter.

import * as v from 'valibot'
import { flag, recordId, textUpTo, timestamp, units } from '../values/schema.ts'
import { notificationKinds } from './kinds.ts'

const notificationKind = v.picklist(notificationKinds)
const language = v.picklist(['en', 'bn'])

/** The query of `GET /notifications`. */
export const notificationsQuery = v.strictObject({ cursor: v.optional(textUpTo(500)), toDo: v.optional(flag) })
/** One notification, or one and all before it. */
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

/** `PATCH /notifications/settings`: what is not named stays. `unlessChosen` changes nothing for a reader who has chosen before. */
export const notificationSettingsBody = v.strictObject({
  email: v.optional(v.strictObject(each(v.optional(v.boolean())))),
  language: v.optional(language),
  unlessChosen: v.optional(v.boolean()),
})
export const notificationSettingsAnswer = v.object({
  email: v.object(each(v.boolean())),
  language,
  /** False: nothing is sent until the reader confirms their address. */
  isEmailConfirmed: v.boolean(),
})

/** What happened, to which order, product, supplier or offer, and by whom. */
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
  /** Of one unit, in a notification about an offer. */
  price: v.optional(v.number()),
  by: v.optional(v.string()),
  /** The reason that the other party gave. */
  note: v.optional(v.string()),
  /** How many further notifications of the same account this one stands for. */
  more: v.optional(units),
})

export type Notification = v.InferOutput<typeof notificationAnswer>
export type NotificationsQuery = Partial<v.InferOutput<typeof notificationsQuery>>
export type NotificationPage = { notifications: Notification[]; unread: number; next?: string | undefined }
/** An order or an offer, whose notifications are read with its page. */
export type NotificationSubject = Extract<
  v.InferOutput<typeof notificationsReadBody>,
  { orderId: string } | { offerId: string }
>
/** Which kinds come by email too, and in which language. */
export type NotificationSettings = v.InferOutput<typeof notificationSettingsAnswer>
export type NotificationSettingsChange = v.InferOutput<typeof notificationSettingsBody>
