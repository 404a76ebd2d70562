// What our server takes and answers about orders, to the letter.
import * as v from 'valibot'
import { limits } from './limits.ts'
import { orderLimits, orderSides, orderStates } from './orders.ts'
import { reviewAnswer } from './review-wire.ts'
import { moment, remark } from './text-wire.ts'
import { listQuery, orderedSnapshot, text, units } from './wire.ts'

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

const party = { name: v.string() }
export const orderAnswer = v.object({
  _id: v.string(),
  state: v.picklist(orderStates),
  quantity: units,
  price: v.number(),
  buyDate: v.pipe(v.string(), v.isoTimestamp()),
  productId: v.string(),
  offerId: v.optional(v.string()),
  productSnapshot: v.object(orderedSnapshot),
  side: v.picklist(orderSides),
  buyer: v.optional(v.object({ ...party, email: v.string() })),
  supplier: v.optional(v.object({ ...party, id: v.optional(v.string()) })),
  steps: v.array(
    v.object({
      state: v.picklist(orderStates),
      at: v.pipe(v.string(), v.isoTimestamp()),
      by: v.picklist(['buyer', 'supplier', 'system']),
      note: v.optional(v.string()),
      carrier: v.optional(v.string()),
      trackingCode: v.optional(v.string()),
      corrects: v.optional(v.boolean()),
    }),
  ),
  review: v.optional(reviewAnswer),
  toOneself: v.optional(v.boolean()),
})
