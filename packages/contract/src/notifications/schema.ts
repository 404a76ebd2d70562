// What our server takes and answers about notifications, to the letter.

import * as v from 'valibot'
import { bounded, flag, recordId, timestamp, units } from '../values/schema.ts'
import { noticeKinds } from './kinds.ts'

const noticeKind = v.picklist(noticeKinds)
const language = v.picklist(['en', 'bn'])

/** The query of `GET /notices`. */
export const noticesQuery = v.strictObject({ cursor: v.optional(bounded(500)), toDo: v.optional(flag) })
/** One notice, or one and all before it. */
export const noticesReadBody = v.union(
  [
    v.strictObject({ id: recordId }),
    v.strictObject({ upTo: recordId }),
    v.strictObject({ orderId: recordId }),
    v.strictObject({ offerId: recordId }),
  ],
  'Send exactly one of id, upTo, orderId and offerId.',
)

const each = <Of extends v.GenericSchema>(of: Of) =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, of])) as Record<(typeof noticeKinds)[number], Of>

/** `PATCH /notices/settings`: what is not named stays. */
export const noticeSettingsBody = v.strictObject({
  email: v.optional(v.strictObject(each(v.optional(v.boolean())))),
  language: v.optional(language),
  unlessChosen: v.optional(v.boolean()),
})
export const noticeSettingsAnswer = v.object({
  email: v.object(each(v.boolean())),
  language,
  isEmailConfirmed: v.boolean(),
})
export const noticeAnswer = v.object({
  _id: v.string(),
  kind: noticeKind,
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
  price: v.optional(v.number()),
  by: v.optional(v.string()),
  note: v.optional(v.string()),
})
