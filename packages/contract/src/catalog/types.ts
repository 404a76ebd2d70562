import type { FieldValues, NullableField } from './fields.ts'
import type { PriceBreak } from './prices.ts'

/** Other servers have only the required fields. */
export type Product = FieldValues & {
  _id: string
  /** Grows with each edit. */
  version?: number
  /** The number of reviews that the rating is the average of; absent if there are none. */
  reviewCount?: number | undefined
  /** All of its pictures where it has several, `image` the first of them. */
  images?: readonly string[] | undefined
  /** Who sells it; absent where nobody does. */
  supplier?: SupplierOfProduct | undefined
}

/** As much of a supplier as a product says. */
export type SupplierOfProduct = {
  id: string
  name: string
  verified: boolean
  /** What an order of theirs must be worth. */
  smallestOrderValue?: number | undefined
}

export type ProductPage = {
  products: Product[]
  /** Where the next page begins; absent on the last. */
  next?: string
  /** How many there are in all, where it is known. */
  total?: number
  isEstimate: boolean
}

/** What the update form sends: no price. An empty `sku`, a carton of 1 and `null` days remove the field. */
export type ProductChange = Omit<
  Product,
  '_id' | 'price' | 'priceBreaks' | 'version' | 'reviewCount' | 'supplier' | 'withdrawn' | NullableField
> & { [Name in NullableField]?: Product[Name] | null }
export type NewProduct = ProductChange & { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
/** What a product costs. */
export type Prices = { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
/** The product the edit was made from: its version and its stock then. */
export type EditedFrom = { version?: number; mainQuantity?: number }
