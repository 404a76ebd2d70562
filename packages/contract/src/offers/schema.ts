// Schemas of requests and responses for offers.

import * as v from 'valibot'
import { listQuery, productSnapshot } from '../catalog/schema.ts'
import { orderSides } from '../orders/states.ts'
import { moment, recordId, remark, timestamp, units } from '../values/schema.ts'
import { offerLimits, offerParties, offerResults, offerStates } from './states.ts'

/** The query of `GET /offers`. */
export const offerQuery = v.strictObject({
  side: v.picklist(orderSides),
  state: v.optional(v.picklist([...offerStates, 'open'])),
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

const note = v.optional(remark('Note', offerLimits.note, true))

/** The terms of a version. The rules of `offerProblems` come after it. */
const terms = {
  quantity: v.number(),
  price: v.number(),
  note,
  until: moment,
}

/** `POST /offers`. */
export const newOfferBody = v.strictObject({ productId: recordId, ...terms })

/** `POST /offers/{id}/counter`. */
export const offerTermsBody = v.strictObject(terms)

/** `POST /offers/{id}/accept`: accepts the version in `If-Match`, with nothing else. */
export const offerAcceptBody = v.strictObject({})

/** `POST /offers/{id}/decline` and `/withdraw`, with an optional reason. */
export const offerNoteBody = v.strictObject({ note })

const version = v.object({
  /** Starts at 1. */
  number: units,
  by: v.picklist(offerParties),
  at: timestamp,
  quantity: units,
  /** The price of one unit. */
  price: v.number(),
  /** The list price of one unit at this quantity when the version was made. */
  listPrice: v.number(),
  /** The end of its last valid day. */
  until: timestamp,
  note: v.optional(v.string()),
})

const event = v.object({
  state: v.picklist(offerResults),
  at: timestamp,
  by: v.picklist([...offerParties, 'system']),
  note: v.optional(v.string()),
})

export const offerAnswer = v.object({
  id: v.string(),
  state: v.picklist(offerStates),
  /** The reader's side. */
  side: v.picklist(orderSides),
  productId: v.string(),
  productSnapshot,
  /** Oldest first. The last one is current, and a reply must name its number. */
  versions: v.pipe(v.array(version), v.minLength(1)),
  events: v.array(event),
  /** Set if accepted: the end of its reservation. */
  reservedUntil: v.optional(timestamp),
  /** How many hours its units are reserved after it is accepted. */
  reservationHours: v.number(),
  /** Set if bought: its order. */
  orderId: v.optional(v.string()),
  /** Only for the supplier. Absent if the buyer was erased. */
  buyer: v.optional(v.object({ name: v.string(), email: v.string() })),
  /** Absent if the supplier was erased. */
  supplier: v.optional(v.object({ name: v.string(), id: v.optional(v.string()), verified: v.optional(v.boolean()) })),
})

export type OfferQuery = v.InferOutput<typeof offerQuery>
export type OfferVersion = v.InferOutput<typeof version>
export type OfferTerms = Pick<OfferVersion, 'quantity' | 'price' | 'note' | 'until'>
/** A new offer: its product and its terms. */
export type NewOffer = OfferTerms & Pick<v.InferOutput<typeof newOfferBody>, 'productId'>
export type OfferEvent = v.InferOutput<typeof event>
export type Offer = v.InferOutput<typeof offerAnswer>
