import { amount, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'

/** The product as it was when it was bought. */
export type ProductSnapshot = {
  name: string
  brand: string
  category: string
  description: string
  minQuantity: number
  image: string
}

/** What an order keeps of it besides: by which number its supplier knew it. Absent of what was bought before it was kept. */
export type OrderedSnapshot = ProductSnapshot & { sku?: string }

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
