import { cartSnapshot } from '../catalog/snapshot.ts'
import {
  type Call,
  type CallOptions,
  fill,
  insertedId,
  type KeyedOptions,
  readList,
  writeHeaders,
} from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { amount, id, moment, optional, type Reader, record, text } from '../http/fields.ts'
import type { CartItem, Purchase } from '../orders/cart.ts'
import type { OrderState } from '../orders/states.ts'

const cartItem: Reader<CartItem> = record({
  _id: id,
  userEmail: text,
  quantity: amount,
  buyDate: moment,
  productId: text,
  productSnapshot: (value) => cartSnapshot(value ?? {}),
  price: optional(amount),
  // Not checked, because the list of states would be code of the first page.
  state: optional(text) as Reader<OrderState | undefined>,
  supplier: optional(record({ name: text })),
})

export function cartCalls(call: Call) {
  return {
    getCart: async (email: string, options?: CallOptions) =>
      readList(cartItem, await call(fill(endpoints.getCart, email), options)),

    addToCart: async ({ price, offerId, ...bought }: Purchase, options?: KeyedOptions) => {
      const body = call.isOurs() ? { ...bought, price, offerId } : bought
      return insertedId(await call(endpoints.addToCart, { ...options, body, ours: writeHeaders(options) }))
    },

    removeFromCart: async (itemId: string, options?: KeyedOptions): Promise<void> => {
      await call(fill(endpoints.removeFromCart, itemId), { ...options, ours: writeHeaders(options) })
    },
  }
}
