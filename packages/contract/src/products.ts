import { type Call, type CallOptions, insertedId, type KeyedOptions, keyOf, read, readList, segment } from './call.ts'
import { amount, id, list, optional, type Reader, record, text } from './fields.ts'
import type { PriceBreak } from './prices.ts'

export type Product = {
  _id: string
  name: string
  image: string
  brand: string
  category: string
  description: string
  price: number
  /** From 1 to 5: what buyers gave on average where there are reviews, else what its supplier says. */
  rating: number
  /** Units in stock. */
  mainQuantity: number
  /** The fewest units one purchase may have. */
  minQuantity: number
  /** Grows with each edit; only our server keeps it, and what follows. */
  version?: number
  /** How many buyers’ reviews the rating is the average of; absent where there is none. */
  reviewCount?: number | undefined
  /** The supplier's own article number. */
  sku?: string | undefined
  /** Units in one carton. Buyers order whole cartons. */
  orderMultiple?: number | undefined
  /** Lower prices for more units, in rising order. */
  priceBreaks?: readonly PriceBreak[] | undefined
  /** Days until it leaves the supplier. */
  leadDays?: number | undefined
  /** All of its pictures where it has several, `image` the first of them. */
  images?: readonly string[] | undefined
  /** Who sells it; absent where nobody does. */
  supplier?: SupplierOfProduct | undefined
  /** Taken off the market by its owner: to be seen, not to be bought. */
  withdrawn?: boolean | undefined
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

const fields = {
  _id: id,
  name: text,
  image: text,
  brand: text,
  category: text,
  description: text,
  price: amount,
  rating: amount,
  mainQuantity: amount,
  minQuantity: amount,
  version: optional(amount),
}

const flag: Reader<boolean> = (value) => value === true

const foreignProduct: Reader<Product> = record(fields)
const ourProduct: Reader<Product> = record({
  ...fields,
  reviewCount: optional(amount),
  sku: optional(text),
  orderMultiple: optional(amount),
  priceBreaks: optional(list(record({ from: amount, price: amount }))),
  leadDays: optional(amount),
  images: optional(list(text)),
  supplier: optional(record({ id, name: text, verified: flag, smallestOrderValue: optional(amount) })),
  withdrawn: optional(flag),
})

/** What only our server keeps is not taken from another, whatever it means there. */
export const productOf = (call: Pick<Call, 'isOurs'>) => (call.isOurs() ? ourProduct : foreignProduct)

/** What the update form sends: no price. An empty `sku` is none, one unit is no carton, and `null` no days. */
export type ProductChange = Omit<
  Product,
  '_id' | 'price' | 'priceBreaks' | 'version' | 'reviewCount' | 'leadDays' | 'supplier' | 'withdrawn'
> & {
  leadDays?: number | null | undefined
}
export type NewProduct = ProductChange & { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
/** What a product costs. */
export type Prices = { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
/** The product the edit was made from: its version and its stock then. */
export type EditedFrom = { version?: number; mainQuantity?: number }

export function productCalls(call: Call) {
  return {
    getProduct: async (productId: string, options?: CallOptions): Promise<Product> => {
      const answer = await call('GET', `/products/${segment(productId)}`, { ...options, isPublic: true })
      return read(productOf(call), answer)
    },

    getUserProducts: async (email: string, options?: CallOptions): Promise<Product[]> => {
      const answer = await call('GET', `/products/user/${segment(email)}`, options)
      return readList(productOf(call), answer)
    },

    /** Succeeded only when the answer names the new product's id. */
    addProduct: async (added: NewProduct, options?: KeyedOptions) =>
      insertedId(await call('POST', '/products', { ...options, body: added, ours: keyOf(options) })),

    /** The specification's eight fields; ours is told the stock only where it was touched, so that no edit fights a sale. */
    updateProduct: async (productId: string, change: ProductChange, from: EditedFrom = {}, options?: CallOptions) => {
      const isOurs = call.isOurs()
      await call('PATCH', `/products/${segment(productId)}`, {
        ...options,
        body: isOurs ? touched(change, from) : change,
        ours: from.version === undefined ? {} : { 'If-Match': `"${from.version}"` },
      })
    },

    /**
     * Takes the units out of the stock, the first half of a purchase; resolves to what is left, where the server says it.
     * `price`: of one unit, as it was shown; told to our server alone.
     */
    takeUnits: async (
      productId: string,
      units: number,
      { price, ...options }: KeyedOptions & { price?: number | undefined } = {},
    ): Promise<number | null> => {
      const answer = await call('PATCH', `/products/${segment(productId)}/quantity`, {
        ...options,
        body: { $inc: { mainQuantity: -units }, ...(call.isOurs() && { price }) },
        ours: keyOf(options),
      })
      const left = (answer.body as { mainQuantity?: unknown } | null)?.mainQuantity
      return typeof left === 'number' ? left : null
    },
  }
}

function touched({ mainQuantity, ...others }: ProductChange, from: EditedFrom) {
  if (mainQuantity === from.mainQuantity) return others
  return { ...others, mainQuantity, expectedMainQuantity: from.mainQuantity }
}
