// Schemas of requests and responses for stock.

import * as v from 'valibot'
import { limits } from '../values/limits.ts'
import { units } from '../values/schema.ts'
/** `PATCH /products/{id}/quantity`: one increment of one field. */
export const quantityBody = v.strictObject({
  $inc: v.strictObject({
    mainQuantity: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(-limits.units),
      v.maxValue(limits.units),
      v.notValue(0, 'The increment must not be 0.'),
    ),
  }),
  price: v.optional(v.number()),
})

export const quantityAnswer = v.object({ modifiedCount: units, mainQuantity: units })
