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
 * Buys in the two steps of the specification: the units leave the stock, then they enter the cart. Each step has a key
 * of its own that stays the same until the purchase is through, so that trying again buys once. It is bought at the price
 * that was shown: at another only once the server has refused that one. What is held for a purchase that does not go on is
 * given back.
 */
export function createPurchase(client: Calls, { onStockChange, onReserved, belowMinimumOrder }: PurchaseHandlers) {
  let open: Attempt | undefined

  async function take(attempt: Attempt, { _id, mainQuantity }: Product) {
    const { quantity, price, takeKey: key } = attempt
    // From here on they may be: the answer can be lost on its way.
    attempt.mayBeReserved = true
    const left = await client.takeUnits(_id, quantity, { key, price })
    attempt.isReserved = true
    onStockChange(_id, left ?? mainQuantity - quantity)
  }

  async function leave() {
    const left = open
    if (!left?.mayBeReserved) return
    left.mayBeReserved = false
    // The attempt stays: if it was bought after all, its key buys once, and our server can do the second step alone.
    // What is not given back now is when its time is over.
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
    // A first step that failed has taken no stock.
    if (attempt.isReserved) await leave()
    open = undefined
    return problem
  }

  return { buy, leave }
}

type Calls = Pick<Client, 'takeUnits' | 'addToCart'> & ReturnType<typeof reservationCalls>

/** A buyer who confirms again has seen the new price. Their reservation stays. */
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
  /** Of one unit, as it was shown. */
  price: number | undefined
  /** The first step is done: only the second is left to try again. */
  isReserved: boolean
  /** Units may wait for the second step. */
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
