import { type Call, type CallOptions, insertedId, type KeyedOptions, keyOf, readList, segment } from './call.ts'
import { amount, id, moment, optional, type Reader, record, text } from './fields.ts'
import type { OrderState } from './orders.ts'
import { cartSnapshot, type OrderedSnapshot, type ProductSnapshot } from './snapshot.ts'

export type CartItem = {
  _id: string
  userEmail: string
  quantity: number
  buyDate: Date
  productId: string
  productSnapshot: OrderedSnapshot
  /** The price of one unit when it was bought; only our server keeps it. */
  price?: number
  /** How far the order has come; only our server has orders. */
  state?: OrderState
  /** Who sold it; only our server says it. */
  supplier?: { name: string }
}

const cartItem: Reader<CartItem> = record({
  _id: id,
  userEmail: text,
  quantity: amount,
  buyDate: moment,
  productId: text,
  productSnapshot: (value) => cartSnapshot(value ?? {}),
  price: optional(amount),
  // As it is told: the list of states would be code of the first page.
  state: optional(text) as Reader<OrderState | undefined>,
  supplier: optional(record({ name: text })),
})

/** What `POST /cart` carries; our server rebuilds the snapshot and the date itself. */
export type Purchase = {
  userEmail: string
  quantity: number
  buyDate: string
  productId: string
  productSnapshot: ProductSnapshot
  /** The price of one unit that the buyer was shown; told to our server alone. */
  price?: number
  /** The accepted offer it is bought by, at its price; told to our server alone. */
  offerId?: string
}

export function cartCalls(call: Call) {
  return {
    getCart: async (email: string, options?: CallOptions) =>
      readList(cartItem, await call('GET', `/cart/${segment(email)}`, options)),

    addToCart: async ({ price, offerId, ...bought }: Purchase, options?: KeyedOptions) => {
      const body = call.isOurs() ? { ...bought, price, offerId } : bought
      return insertedId(await call('POST', '/cart', { ...options, body, ours: keyOf(options) }))
    },

    removeFromCart: async (itemId: string, options?: CallOptions): Promise<void> => {
      await call('DELETE', `/cart/${segment(itemId)}`, options)
    },
  }
}
