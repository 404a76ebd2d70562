import type { FieldValues, NullableField } from './fields.ts'
import type { PriceBreak } from './prices.ts'

/** A product. Foreign servers have only the required fields. */
export type Product = FieldValues & {
  _id: string
  /** Increases with each edit. */
  version?: number
  /** The number of reviews that the rating is the average of; absent if there are none. */
  reviewCount?: number | undefined
  /** All pictures of a product that has several. The first is `image`. */
  images?: readonly string[] | undefined
  /** Absent if the product has no supplier. */
  supplier?: SupplierOfProduct | undefined
}

export type SupplierOfProduct = {
  id: string
  name: string
  verified: boolean
  /** The minimum value of an order. */
  smallestOrderValue?: number | undefined
}

export type ProductPage = {
  products: Product[]
  /** The cursor of the next page. Absent on the last. */
  next?: string
  /** The number of products on all pages, if the server knows it. */
  total?: number
  isEstimate: boolean
}

/** What the update form sends: no price. An empty `sku`, a carton of 1 and `null` days remove the field. */
export type ProductChange = Omit<
  Product,
  '_id' | 'price' | 'priceBreaks' | 'version' | 'reviewCount' | 'supplier' | 'withdrawn' | NullableField
> & { [Name in NullableField]?: Product[Name] | null }
export type NewProduct = ProductChange & { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
export type Prices = { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
/** The product's version and stock when the edit started. */
export type EditedFrom = { version?: number; mainQuantity?: number }
