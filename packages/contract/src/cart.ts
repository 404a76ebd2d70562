import { type Call, type CallOptions, insertedId, type KeyedOptions, keyOf, readList, segment } from './call.ts'
import { amount, id, moment, optional, type Reader, record, text } from './fields.ts'

/** The product as it was when it was bought. */
export type ProductSnapshot = {
  name: string
  brand: string
  category: string
  description: string
  minQuantity: number
  image: string
}

export type CartItem = {
  _id: string
  userEmail: string
  quantity: number
  buyDate: Date
  productId: string
  productSnapshot: ProductSnapshot
  /** The price of one unit when it was bought; only our server keeps it. */
  price?: number
}

const snapshot: Reader<ProductSnapshot> = record({
  name: text,
  brand: text,
  category: text,
  description: text,
  minQuantity: amount,
  image: text,
})

const cartItem: Reader<CartItem> = record({
  _id: id,
  userEmail: text,
  quantity: amount,
  buyDate: moment,
  productId: text,
  productSnapshot: (told) => snapshot(told ?? {}),
  price: optional(amount),
})

/** What `POST /cart` carries; our server rebuilds the snapshot and the date itself. */
export type Purchase = {
  userEmail: string
  quantity: number
  buyDate: string
  productId: string
  productSnapshot: ProductSnapshot
}

export function cartCalls(call: Call) {
  return {
    getCart: async (email: string, options?: CallOptions) =>
      readList(cartItem, await call('GET', `/cart/${segment(email)}`, options)),

    addToCart: async (bought: Purchase, options?: KeyedOptions) =>
      insertedId(await call('POST', '/cart', { ...options, body: bought, ours: keyOf(options) })),

    removeFromCart: async (itemId: string, options?: CallOptions): Promise<void> => {
      await call('DELETE', `/cart/${segment(itemId)}`, options)
    },
  }
}
