// What our server takes and answers about orders, to the letter.

import * as v from 'valibot'
import { listQuery, orderedSnapshot, productSnapshot } from '../catalog/schema.ts'
import { reviewAnswer } from '../reviews/schema.ts'
import { limits } from '../values/limits.ts'
import { email, moment, recordId, remark, text, textUpTo, timestamp, units } from '../values/schema.ts'
import { orderLimits, orderSides, orderStates } from './states.ts'

const orderFilter = {
  side: v.picklist(orderSides),
  state: v.optional(v.picklist(orderStates)),
  q: v.optional(text(limits.search)),
  from: v.optional(moment),
  to: v.optional(moment),
}

/** The query of the orders. */
export const orderQuery = v.strictObject({
  ...orderFilter,
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

/** The query of their export: all of them, so no page. */
export const orderExportQuery = v.strictObject(orderFilter)

const note = remark('Note', orderLimits.note, true)

/** `POST /orders/{id}/accept` and `/receive`. */
export const orderNoteBody = v.strictObject({ note: v.optional(note) })

/** `POST /orders/{id}/decline`: a refusal says why. */
export const orderDeclineBody = v.strictObject({
  note: v.pipe(
    note,
    v.check((value) => value !== '', 'Enter a reason.'),
  ),
})

/** `POST /orders/{id}/ship`, and `PATCH /orders/{id}/shipment`: there what is not named stays, and what is empty goes. */
export const orderShipBody = v.strictObject({
  note: v.optional(note),
  carrier: v.optional(remark('Carrier', orderLimits.carrier)),
  trackingCode: v.optional(remark('Tracking code', orderLimits.trackingCode)),
})

/** `POST /cart`. The snapshot and the date are the server’s own; the client’s are only read for their form. */
export const purchaseBody = v.strictObject({
  userEmail: email,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(limits.units)),
  buyDate: v.pipe(
    textUpTo(40),
    v.check((date) => !Number.isNaN(Date.parse(date)), 'Enter a date.'),
  ),
  productId: recordId,
  productSnapshot: v.strictObject(productSnapshot.entries),
  price: v.optional(v.number()),
  offerId: v.optional(recordId),
})

export const cartItemAnswer = v.object({
  _id: v.string(),
  userEmail: v.string(),
  quantity: units,
  buyDate: timestamp,
  productId: v.string(),
  productSnapshot: orderedSnapshot,
  price: v.number(),
  state: v.picklist(orderStates),
  supplier: v.optional(v.object({ name: v.string() })),
})

const event = v.object({
  state: v.picklist(orderStates),
  at: timestamp,
  by: v.picklist(['buyer', 'supplier', 'system']),
  note: v.optional(v.string()),
  carrier: v.optional(v.string()),
  trackingCode: v.optional(v.string()),
  /** Corrects the shipment of the event before. */
  corrects: v.optional(v.boolean()),
})

export const orderAnswer = v.object({
  id: v.string(),
  state: v.picklist(orderStates),
  quantity: units,
  /** Of one unit when it was bought. */
  price: v.number(),
  buyDate: timestamp,
  productId: v.string(),
  /** The offer it was bought by. */
  offerId: v.optional(v.string()),
  productSnapshot: orderedSnapshot,
  /** Which side of it the reader is on. */
  side: v.picklist(orderSides),
  /** For the supplier alone; absent where the buyer was erased. */
  buyer: v.optional(v.object({ name: v.string(), email: v.string() })),
  /** Absent where nobody sells the product. */
  supplier: v.optional(v.object({ name: v.string(), id: v.optional(v.string()) })),
  /** Oldest first. */
  events: v.array(event),
  /** The buyer’s review. */
  review: v.optional(reviewAnswer),
  /** Its buyer and its supplier are one. */
  toOneself: v.optional(v.boolean()),
})

export type OrderEvent = v.InferOutput<typeof event>
export type Order = v.InferOutput<typeof orderAnswer>
/** The texts of an action. Only a decline needs a note. */
export type OrderNote = Partial<v.InferOutput<typeof orderShipBody>>
export type OrderPage = {
  orders: Order[]
  /** Where the next page begins; absent on the last. */
  next?: string | undefined
}
