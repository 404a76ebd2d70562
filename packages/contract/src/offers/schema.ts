// What our server takes and answers about offers, to the letter.

import * as v from 'valibot'
import { listQuery, productSnapshot } from '../catalog/schema.ts'
import { orderSides } from '../orders/states.ts'
import { moment, recordId, remark, timestamp, units } from '../values/schema.ts'
import { offerLimits, offerParties, offerResults, offerStates } from './states.ts'

/** The query of the offers. */
export const offerQuery = v.strictObject({
  side: v.picklist(orderSides),
  state: v.optional(v.picklist([...offerStates, 'open'])),
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

const note = v.optional(remark('Note', offerLimits.note, true))

/** The terms of a version, before the rules of `offerProblems`. */
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

/** `POST /offers/{id}/accept`: what is agreed to is the version that is named, and nothing is added. */
export const offerAcceptBody = v.strictObject({})

/** `POST /offers/{id}/decline` and `/withdraw`: one may say why. */
export const offerNoteBody = v.strictObject({ note })

const version = v.object({
  /** Counted from 1. */
  number: units,
  by: v.picklist(offerParties),
  at: timestamp,
  quantity: units,
  /** Of one unit. */
  price: v.number(),
  /** The list price of a unit at this quantity when the version was proposed. */
  listPrice: v.number(),
  /** The end of the last day on which it stands. */
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
  /** Which side of it the reader is on. */
  side: v.picklist(orderSides),
  productId: v.string(),
  productSnapshot,
  /** Oldest first: the last is what stands, and its number is what an answer names. */
  versions: v.pipe(v.array(version), v.minLength(1)),
  events: v.array(event),
  /** Accepted: until then its units are reserved. */
  heldUntil: v.optional(timestamp),
  /** For how long its units are reserved once it is accepted. */
  holdHours: v.number(),
  /** Bought: the order it became. */
  orderId: v.optional(v.string()),
  /** For the supplier alone; absent where the buyer was erased. */
  buyer: v.optional(v.object({ name: v.string(), email: v.string() })),
  /** Absent where the supplier was erased. */
  supplier: v.optional(v.object({ name: v.string(), id: v.optional(v.string()), verified: v.optional(v.boolean()) })),
})

export type OfferQuery = v.InferOutput<typeof offerQuery>
export type OfferVersion = v.InferOutput<typeof version>
export type OfferTerms = Pick<OfferVersion, 'quantity' | 'price' | 'note' | 'until'>
/** A new offer: for which product, and on which terms. */
export type NewOffer = OfferTerms & Pick<v.InferOutput<typeof newOfferBody>, 'productId'>
export type OfferEvent = v.InferOutput<typeof event>
export type Offer = v.InferOutput<typeof offerAnswer>
export type OfferPage = {
  offers: Offer[]
  /** Where the next page begins; absent on the last. */
  next?: string | undefined
}
