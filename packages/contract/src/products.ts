import { type Call, type CallOptions, insertedId, type KeyedOptions, keyOf, read, readList, segment } from './call.ts'
import { amount, id, optional, type Reader, record, text } from './fields.ts'

export type Product = {
  _id: string
  name: string
  image: string
  brand: string
  category: string
  description: string
  price: number
  /** From 1 to 5. */
  rating: number
  /** Units in stock. */
  mainQuantity: number
  /** The fewest units one purchase may have. */
  minQuantity: number
  /** Grows with each edit; only our server keeps it. */
  version?: number
}

export type ProductPage = {
  products: Product[]
  /** Where the next page begins; absent on the last. */
  next?: string
  /** How many there are in all, where it is known. */
  total?: number
  isEstimate: boolean
}

export const product: Reader<Product> = record({
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
})

/** What the update form sends: no price. */
export type ProductChange = Omit<Product, '_id' | 'price' | 'version'>
export type NewProduct = ProductChange & { price: number }
/** The product the edit was made from: its version and its stock then. */
export type EditedFrom = { version?: number; mainQuantity?: number }

export function productCalls(call: Call) {
  return {
    getProduct: async (productId: string, options?: CallOptions): Promise<Product> =>
      read(product, await call('GET', `/products/${segment(productId)}`, { ...options, isPublic: true })),

    getUserProducts: async (email: string, options?: CallOptions): Promise<Product[]> =>
      readList(product, await call('GET', `/products/user/${segment(email)}`, options)),

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

    /** Takes the units out of the stock, the first half of a purchase; resolves to what is left, where the server says it. */
    takeUnits: async (productId: string, units: number, options?: KeyedOptions): Promise<number | null> => {
      const answer = await call('PATCH', `/products/${segment(productId)}/quantity`, {
        ...options,
        body: { $inc: { mainQuantity: -units } },
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
