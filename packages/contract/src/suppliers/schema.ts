// What our server takes and answers about suppliers, to the letter.

import * as v from 'valibot'
import { listQuery } from '../catalog/schema.ts'
import { lines, text, textUpTo, timestamp } from '../values/schema.ts'
import { unseenProblem } from '../values/texts.ts'
import { supplierLimits, verificationStates } from './states.ts'

/** `PATCH /suppliers/me`, before the rules of `supplierProblems`: all of it, so that nothing goes because it was forgotten. */
export const supplierBody = v.strictObject({
  name: text(supplierLimits.name),
  logo: textUpTo(supplierLimits.logo),
  place: text(supplierLimits.place),
  about: lines(supplierLimits.about),
  /** What an order of one product must be worth. */
  smallestOrderValue: v.nullable(v.number()),
})

export const supplierAnswer = v.object({
  id: v.string(),
  /** Empty until the supplier enters it. */
  name: v.string(),
  logo: v.optional(v.string()),
  place: v.optional(v.string()),
  about: v.optional(v.string()),
  since: timestamp,
  /** Absent where they are not verified. */
  verifiedSince: v.optional(timestamp),
  smallestOrderValue: v.optional(v.number()),
  /** The median time to accept or decline an order of the last 90 days; absent where there was none. */
  daysToAnswer: v.optional(v.number()),
  /** The average of their products’ ratings. */
  rating: v.optional(v.number()),
})

/** The query of `GET /suppliers`. */
export const suppliersQuery = v.strictObject({
  q: listQuery.entries.q,
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

/** `POST /suppliers/me/verification`, before the rules of `verificationProblems`. */
export const verificationBody = v.strictObject({
  /** The number of the trade licence. */
  licence: text(supplierLimits.licence),
  /** A picture of the licence that the server stores: an answer of `POST /pictures`. */
  document: textUpTo(supplierLimits.document),
})

/** An operator’s refusal or withdrawal: it says why. */
export const verificationReasonBody = v.strictObject({
  reason: v.pipe(
    lines(supplierLimits.reason),
    v.check((value) => value !== '', 'Enter a reason.'),
    v.check((value) => !unseenProblem('', value, true), 'Reason contains an invisible character.'),
  ),
})
export const verificationGrantBody = v.strictObject({})

export const verificationAnswer = v.object({
  id: v.string(),
  state: v.picklist(verificationStates),
  /** Grows with each change of the request. */
  version: v.number(),
  /** What an operator sees and a grant makes public. Of a verified supplier a new name, logo or place waits here. */
  name: v.string(),
  logo: v.optional(v.string()),
  place: v.optional(v.string()),
  licence: v.string(),
  document: v.string(),
  /** When it got its current state. */
  at: timestamp,
  /** Why it was refused or withdrawn. */
  reason: v.optional(v.string()),
})

/** `GET /suppliers/me`: with the last request, if there was one. */
export const ownSupplierAnswer = v.object({
  ...supplierAnswer.entries,
  verification: v.optional(verificationAnswer),
})

/** As an operator sees it. */
export const verificationRequestAnswer = v.object({
  ...verificationAnswer.entries,
  /** What buyers see of the supplier now. */
  supplier: v.object({
    id: v.string(),
    name: v.string(),
    logo: v.optional(v.string()),
    place: v.optional(v.string()),
  }),
  /** It is this operator's own: somebody else decides. */
  isOwn: v.optional(v.literal(true)),
})

/** The query of `GET /operator/verifications`. */
export const verificationsQuery = v.strictObject({
  state: v.optional(v.picklist(verificationStates)),
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

/** A supplier's own fields. An empty text removes a field, and `null` the smallest order value. */
export type SupplierProfile = v.InferOutput<typeof supplierBody>
export type SuppliersQuery = v.InferOutput<typeof suppliersQuery>
/** A supplier as everybody sees them: known by an id of their own, never by their account. */
export type Supplier = v.InferOutput<typeof supplierAnswer>
/** With their last request for verification, if there was one. */
export type OwnSupplier = v.InferOutput<typeof ownSupplierAnswer>
/** What an operator looks at: nothing of it makes a supplier verified by itself. */
export type VerificationProof = v.InferOutput<typeof verificationBody>
export type Verification = v.InferOutput<typeof verificationAnswer>
export type VerificationRequest = v.InferOutput<typeof verificationRequestAnswer>
