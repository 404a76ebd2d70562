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
  /** The price of one unit that the buyer was shown; told to our server alone. */
  price?: number
  /** The accepted offer it is bought by, at its price; told to our server alone. */
  offerId?: string
}
