import { amount, optional, type Reader, record, text } from '../http/fields.ts'
import type { OrderedSnapshot } from './schema.ts'

export const cartSnapshot = record({
  name: text,
  brand: text,
  category: text,
  description: text,
  minQuantity: amount,
  image: text,
  sku: optional(text),
}) as Reader<OrderedSnapshot>
