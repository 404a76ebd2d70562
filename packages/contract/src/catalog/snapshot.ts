import { amount, optional, type Reader, record, text } from '../http/fields.ts'
import { recordOf } from '../values/record.ts'
import { requiredTexts } from './required.ts'
import type { OrderedSnapshot } from './schema.ts'

export const cartSnapshot = record({
  ...recordOf(requiredTexts, () => text),
  minQuantity: amount,
  sku: optional(text),
}) as Reader<OrderedSnapshot>
