// Schemas of requests and responses for orders.

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

/** The query of `GET /orders`. */
export const orderQuery = v.strictObject({
  ...orderFilter,
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

/** The query of `GET /orders/export`. It has no pages. */
export const orderExportQuery = v.strictObject(orderFilter)

const note = remark('Note', orderLimits.note, true)

/** `POST /orders/{id}/accept` and `/receive`. */
export const orderNoteBody = v.strictObject({ note: v.optional(note) })

/** `POST /orders/{id}/decline`. The reason is required. */
export const orderDeclineBody = v.strictObject({
  note: v.pipe(
    note,
    v.check((value) => value !== '', 'Enter a reason.'),
  ),
})

/**
 * `POST /orders/{id}/ship` and `PATCH /orders/{id}/shipment`. In a correction absent fields stay and empty ones are
 * removed.
 */
export const orderShipBody = v.strictObject({
  note: v.optional(note),
  carrier: v.optional(remark('Carrier', orderLimits.carrier)),
  trackingCode: v.optional(remark('Tracking code', orderLimits.trackingCode)),
})

/** `POST /cart`. The server creates the snapshot and the date itself and only checks the form of the client's. */
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
  /** Whether it corrects the shipment of an earlier event. */
  corrects: v.optional(v.boolean()),
})

export const orderAnswer = v.object({
  id: v.string(),
  state: v.picklist(orderStates),
  quantity: units,
  /** The price of one unit at the purchase. */
  price: v.number(),
  buyDate: timestamp,
  productId: v.string(),
  /** The offer that was bought. */
  offerId: v.optional(v.string()),
  productSnapshot: orderedSnapshot,
  /** The reader's side. */
  side: v.picklist(orderSides),
  /** Only for the supplier. Absent if the buyer was erased. */
  buyer: v.optional(v.object({ name: v.string(), email: v.string() })),
  /** Absent if the product has no supplier. */
  supplier: v.optional(v.object({ name: v.string(), id: v.optional(v.string()) })),
  /** Oldest first. */
  events: v.array(event),
  /** The buyer’s review. */
  review: v.optional(reviewAnswer),
  /** The buyer is also the supplier. */
  toOneself: v.optional(v.boolean()),
})

export type OrderEvent = v.InferOutput<typeof event>
export type Order = v.InferOutput<typeof orderAnswer>
/** The texts of an action. Only a decline needs a note. */
export type OrderNote = Partial<v.InferOutput<typeof orderShipBody>>
