import type { OrderedSnapshot, ProductSnapshot } from '../catalog/schema.ts'
import type { OrderState } from './states.ts'

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

/** What `POST /cart` carries; our server rebuilds the snapshot and the date itself. */
export type Purchase = {
  userEmail: string
  quantity: number
  buyDate: string
  productId: string
  productSnapshot: ProductSnapshot
  /** The price of a unit that the buyer saw. Only our server gets it. */
  price?: number
  /** The accepted offer that is bought, at its price. Only our server gets it. */
  offerId?: string
}
