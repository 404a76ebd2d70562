import { amount, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import type { OrderedSnapshot } from './schema.ts'

/** An absent SKU is `undefined`: without what removes it, for the first page. */
export const cartSnapshot = record({
  name: text,
  brand: text,
  category: text,
  description: text,
  minQuantity: amount,
  image: text,
  sku: optional(text),
}) as Reader<OrderedSnapshot>

export const orderedSnapshot = omitUndefined(cartSnapshot)
