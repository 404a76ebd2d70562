// What our server takes and answers about suppliers, to the letter.
import * as v from 'valibot'
import { supplierLimits } from './suppliers.ts'
import { bounded, text } from './wire.ts'

/** A longer text keeps its lines. */
export const lines = (most: number) =>
  v.pipe(
    bounded(most),
    v.transform((told) => told.normalize('NFC').trim()),
  )

/** `PATCH /suppliers/me`, before the rules of `supplierProblems`: all of it, so that nothing goes because it was forgotten. */
export const supplierBody = v.strictObject({
  name: text(supplierLimits.name),
  logo: bounded(supplierLimits.logo),
  place: text(supplierLimits.place),
  about: lines(supplierLimits.about),
  smallestOrderValue: v.nullable(v.number()),
})

const moment = v.pipe(v.string(), v.isoTimestamp())

export const supplierAnswer = v.object({
  _id: v.string(),
  name: v.string(),
  logo: v.optional(v.string()),
  place: v.optional(v.string()),
  about: v.optional(v.string()),
  since: moment,
  verifiedSince: v.optional(moment),
  smallestOrderValue: v.optional(v.number()),
  daysToAnswer: v.optional(v.number()),
  rating: v.optional(v.number()),
})
