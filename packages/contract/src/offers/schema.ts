// What our server takes and answers about offers, to the letter.

import * as v from 'valibot'
import { listQuery, snapshot } from '../catalog/schema.ts'
import { orderSides } from '../orders/rules.ts'
import { moment, recordId, remark, units } from '../values/schema.ts'
import { offerLimits, offerParties, offerStates } from './rules.ts'

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

const timestamp = v.pipe(v.string(), v.isoTimestamp())

export const offerAnswer = v.object({
  _id: v.string(),
  state: v.picklist(offerStates),
  side: v.picklist(orderSides),
  productId: v.string(),
  productSnapshot: v.object(snapshot),
  versions: v.array(
    v.object({
      number: units,
      by: v.picklist(offerParties),
      at: timestamp,
      quantity: units,
      price: v.number(),
      listPrice: v.number(),
      until: timestamp,
      note: v.optional(v.string()),
    }),
  ),
  steps: v.array(
    v.object({
      state: v.picklist(offerStates),
      at: timestamp,
      by: v.picklist([...offerParties, 'system']),
      note: v.optional(v.string()),
    }),
  ),
  heldUntil: v.optional(timestamp),
  holdHours: v.number(),
  orderId: v.optional(v.string()),
  buyer: v.optional(v.object({ name: v.string(), email: v.string() })),
  supplier: v.optional(v.object({ name: v.string(), id: v.optional(v.string()), verified: v.optional(v.boolean()) })),
})
