import type { OrderedSnapshot, ProductSnapshot } from '../catalog/schema.ts'
import type { OrderState } from './states.ts'

export type CartItem = {
  _id: string
  userEmail: string
  quantity: number
  buyDate: Date
  productId: string
  productSnapshot: OrderedSnapshot
  /** The price of one unit at the purchase. Only our server stores it. */
  price?: number
  /** The state of the order. Only our server has orders. */
  state?: OrderState
  /** Only our server sends the supplier. */
  supplier?: { name: string }
}

/** The body of `POST /cart`. Our server creates the snapshot and the date itself. */
export type Purchase = {
  userEmail: string
  quantity: number
  buyDate: string
  productId: string
  productSnapshot: ProductSnapshot
  /** The price of one unit that the buyer saw. Only our server gets it. */
  price?: number
  /** The accepted offer that is bought at its price. Only our server gets it. */
  offerId?: string
}
