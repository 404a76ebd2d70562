import { amount, type Reader, record, text } from './fields.ts'

/** The product as it was when it was bought. */
export type ProductSnapshot = {
  name: string
  brand: string
  category: string
  description: string
  minQuantity: number
  image: string
}

export const snapshot: Reader<ProductSnapshot> = record({
  name: text,
  brand: text,
  category: text,
  description: text,
  minQuantity: amount,
  image: text,
})
