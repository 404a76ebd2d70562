import { amount, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import type { OrderedSnapshot, ProductSnapshot } from './schema.ts'

const fields = {
  name: text,
  brand: text,
  category: text,
  description: text,
  minQuantity: amount,
  image: text,
}

export const snapshot: Reader<ProductSnapshot> = record(fields)

/** An absent SKU is `undefined`: without what removes it, for the first page. */
export const cartSnapshot = record({ ...fields, sku: optional(text) }) as Reader<OrderedSnapshot>

export const orderedSnapshot = omitUndefined(cartSnapshot)
