// Schemas of answers that several resources share.

import * as v from 'valibot'
import { units } from '../values/schema.ts'
export const insertedAnswer = v.object({ insertedId: v.string() })
export const deletedAnswer = v.object({ deletedCount: units })
export const problemAnswer = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.string(),
  details: v.record(v.string(), v.unknown()),
  requestId: v.string(),
})
