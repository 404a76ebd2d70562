// Schemas of requests and responses for suppliers.

import * as v from 'valibot'
import { listQuery } from '../catalog/schema.ts'
import { lines, text, textUpTo, timestamp } from '../values/schema.ts'
import { unseenProblem } from '../values/texts.ts'
import { supplierLimits, verificationStates } from './states.ts'

/**
 * `PATCH /suppliers/me`. The rules of `supplierProblems` come after it. All fields are required, so that a forgotten
 * one removes nothing.
 */
export const supplierBody = v.strictObject({
  name: text(supplierLimits.name),
  logo: textUpTo(supplierLimits.logo),
  place: text(supplierLimits.place),
  about: lines(supplierLimits.about),
  /** The minimum value of an order. */
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
  /** Absent if they are not verified. */
  verifiedSince: v.optional(timestamp),
  smallestOrderValue: v.optional(v.number()),
  /** The median number of days to accept or decline an order, over the last 90 days. Absent without such orders. */
  daysToAnswer: v.optional(v.number()),
  /** The average rating of their products. */
  rating: v.optional(v.number()),
})

/** The query of `GET /suppliers`. */
export const suppliersQuery = v.strictObject({
  q: listQuery.entries.q,
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

/** `POST /suppliers/me/verification`. The rules of `verificationProblems` come after it. */
export const verificationBody = v.strictObject({
  /** The number of the trade licence. */
  licence: text(supplierLimits.licence),
  /** A picture of the licence that the server stores, from `POST /pictures`. */
  document: textUpTo(supplierLimits.document),
})

/** An operator's refusal or withdrawal. The reason is required. */
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
  /** Increases with each change of the request. */
  version: v.number(),
  /** The facts that an operator checks. A grant makes them public. */
  name: v.string(),
  logo: v.optional(v.string()),
  place: v.optional(v.string()),
  licence: v.string(),
  document: v.string(),
  /** The time of its current state. */
  at: timestamp,
  /** Why it was refused or withdrawn. */
  reason: v.optional(v.string()),
})

/** `GET /suppliers/me`. It has the last verification request, if there is one. */
export const ownSupplierAnswer = v.object({
  ...supplierAnswer.entries,
  verification: v.optional(verificationAnswer),
})

/** A verification request for operators. */
export const verificationRequestAnswer = v.object({
  ...verificationAnswer.entries,
  /** The facts that buyers see now. */
  supplier: v.object({
    id: v.string(),
    name: v.string(),
    logo: v.optional(v.string()),
    place: v.optional(v.string()),
  }),
  /** Set if it is the operator's own request. Another operator has to decide. */
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
/** The public form of a supplier. The id belongs to the supplier page, not to the account. */
export type Supplier = v.InferOutput<typeof supplierAnswer>
/** Has the last verification request, if there is one. */
export type OwnSupplier = v.InferOutput<typeof ownSupplierAnswer>
/** What an operator checks. It does not verify a supplier by itself. */
export type VerificationProof = v.InferOutput<typeof verificationBody>
export type Verification = v.InferOutput<typeof verificationAnswer>
export type VerificationRequest = v.InferOutput<typeof verificationRequestAnswer>
