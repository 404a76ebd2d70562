// What our server takes and answers about suppliers, to the letter.

import * as v from 'valibot'
import { listQuery } from '../catalog/schema.ts'
import { bounded, lines, text, timestamp } from '../values/schema.ts'
import { unseenProblem } from '../values/texts.ts'
import { supplierLimits, verificationStates } from './rules.ts'

/** `PATCH /suppliers/me`, before the rules of `supplierProblems`: all of it, so that nothing goes because it was forgotten. */
export const supplierBody = v.strictObject({
  name: text(supplierLimits.name),
  logo: bounded(supplierLimits.logo),
  place: text(supplierLimits.place),
  about: lines(supplierLimits.about),
  smallestOrderValue: v.nullable(v.number()),
})

export const supplierAnswer = v.object({
  _id: v.string(),
  name: v.string(),
  logo: v.optional(v.string()),
  place: v.optional(v.string()),
  about: v.optional(v.string()),
  since: timestamp,
  verifiedSince: v.optional(timestamp),
  smallestOrderValue: v.optional(v.number()),
  daysToAnswer: v.optional(v.number()),
  rating: v.optional(v.number()),
})

/** The query of `GET /suppliers`. */
export const suppliersQuery = v.strictObject({
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})

/** `POST /suppliers/me/verification`, before the rules of `verificationProblems`. */
export const verificationBody = v.strictObject({
  licence: text(supplierLimits.licence),
  document: bounded(supplierLimits.document),
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
  _id: v.string(),
  state: v.picklist(verificationStates),
  version: v.number(),
  name: v.string(),
  logo: v.optional(v.string()),
  place: v.optional(v.string()),
  licence: v.string(),
  document: v.string(),
  at: timestamp,
  reason: v.optional(v.string()),
})

/** `GET /suppliers/me`: with the last request, if there was one. */
export const ownSupplierAnswer = v.object({
  ...supplierAnswer.entries,
  verification: v.optional(verificationAnswer),
})

export const verificationRequestAnswer = v.object({
  ...verificationAnswer.entries,
  supplier: v.object({
    id: v.string(),
    name: v.string(),
    logo: v.optional(v.string()),
    place: v.optional(v.string()),
  }),
  isOwn: v.optional(v.literal(true)),
})

/** The query of `GET /operator/verifications`. */
export const verificationsQuery = v.strictObject({
  state: v.optional(v.picklist(verificationStates)),
  limit: listQuery.entries.limit,
  cursor: listQuery.entries.cursor,
})
