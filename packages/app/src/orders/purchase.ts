import {
  belowMinimum,
  type Client,
  newKey,
  notEnoughStock,
  orderMultiple,
  type Product,
  type Purchase,
  recordOf,
  requiredTexts,
  type reservationCalls,
} from '@arot/contract'
import { hasProblemCode } from '../platform/problem.ts'
import type { User } from '../session/user.ts'
import { messages } from './messages.ts'

/** Why the purchase failed, for the buyer. */
type Problem = { title: string; text: string }

/**
 * Buys in the specification's two steps: the first takes the units from stock, the second puts them into the cart.
 * Each step has its own key until the purchase is complete, so that a retry buys once. The price is the one shown to
 * the buyer, until the server refuses it. Units of an abandoned purchase are returned.
 */
export function createPurchase(client: Calls, { onStockChange, onReserved, belowMinimumOrder }: PurchaseHandlers) {
  let open: Attempt | undefined

  async function take(attempt: Attempt, { _id, mainQuantity }: Product) {
    const { quantity, price, takeKey: key } = attempt
    // The units may be reserved from here on, because the answer can be lost.
    attempt.mayBeReserved = true
    const left = await client.takeUnits(_id, quantity, { key, price })
    attempt.isReserved = true
    onStockChange(_id, left ?? mainQuantity - quantity)
  }

  async function leave() {
    const left = open
    if (!left?.mayBeReserved) return
    left.mayBeReserved = false
    // The attempt stays: if the purchase did succeed, its key prevents a second one, and our server can do the second
    // step alone. Units that cannot be returned now are released when their reservation ends.
    const stock = await client.giveBack(left.productId, left.quantity).catch(() => null)
    if (stock !== null) onStockChange(left.productId, stock)
  }

  async function buy(product: Product, quantity: number, buyer: User, price?: number): Promise<Problem | null> {
    if (open && !isSame(open, product, quantity)) await leave()
    const attempt = isSame(open, product, quantity) ? open : begin(product, quantity)
    attempt.price ??= price
    open = attempt
    try {
      if (!attempt.isReserved) await take(attempt, product)
      await client.addToCart(purchaseOf(product, attempt, buyer), { key: attempt.cartKey })
      open = undefined
      return null
    } catch (error) {
      return await handleFailure(error, attempt, product)
    }
  }

  async function handleFailure(error: unknown, attempt: Attempt, product: Product): Promise<Problem> {
    if (hasProblemCode(error, 'price_changed')) return askAnew(attempt)
    const isBelowMinimumOrder = hasProblemCode(error, 'below_order_value')
    const problem = isBelowMinimumOrder ? belowMinimumOrder(Number(error.details.smallest), product) : problemOf(error)
    if (problem === null) {
      if (attempt.isReserved) onReserved()
      throw error
    }
    // A failed first step has taken no stock.
    if (attempt.isReserved) await leave()
    open = undefined
    return problem
  }

  return { buy, leave }
}

type Calls = Pick<Client, 'takeUnits' | 'addToCart'> & ReturnType<typeof reservationCalls>

/** A buyer who confirms again has seen the new price. The reservation stays. */
function askAnew(attempt: Attempt): Problem {
  attempt.price = undefined
  attempt.cartKey = newKey()
  if (!attempt.isReserved) {
    attempt.takeKey = newKey()
    attempt.mayBeReserved = false
  }
  return messages.priceChanged
}

type PurchaseHandlers = {
  /** The units were taken from stock. `left` is the server's number, if it sends one. */
  onStockChange: (productId: string, left: number) => void
  /** The first step is done and the second failed: the units wait for another try. */
  onReserved: () => void
  /** The problem of a purchase below its supplier's minimum order value. */
  belowMinimumOrder: (smallest: number, product: Product) => Problem
}

type Attempt = {
  productId: string
  quantity: number
  takeKey: string
  cartKey: string
  date: string
  /** The price of one unit as shown to the buyer. */
  price: number | undefined
  /** The first step is done, so a retry does only the second. */
  isReserved: boolean
  /** Units may be reserved for the second step. */
  mayBeReserved: boolean
}

function isSame(attempt: Attempt | undefined, { _id }: Product, quantity: number): attempt is Attempt {
  return attempt?.productId === _id && attempt.quantity === quantity
}

function begin({ _id }: Product, quantity: number): Attempt {
  const date = new Date().toISOString()
  const keys = { takeKey: newKey(), cartKey: newKey() }
  return { productId: _id, quantity, ...keys, date, price: undefined, isReserved: false, mayBeReserved: false }
}

function purchaseOf(product: Product, { quantity, date, price }: Attempt, buyer: User): Purchase {
  const { minQuantity } = product
  return {
    userEmail: buyer.email,
    quantity,
    buyDate: date,
    productId: product._id,
    productSnapshot: { ...recordOf(requiredTexts, (field) => product[field]), minQuantity },
    ...(price !== undefined && { price }),
  }
}

/** The problem that the buyer can act on, or `null` for any other failure. */
function problemOf(error: unknown): Problem | null {
  if (hasProblemCode(error, 'below_minimum')) return belowMinimum(Number(error.details.minimum))
  if (hasProblemCode(error, 'insufficient_stock')) return notEnoughStock(Number(error.details.available))
  if (hasProblemCode(error, 'order_multiple')) return orderMultiple(error.details as { multiple: number })
  if (hasProblemCode(error, 'withdrawn')) return messages.withdrawn
  if (hasProblemCode(error, 'too_much_held')) return { title: error.title, text: error.message }
  return null
}
