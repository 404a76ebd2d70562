import {
  belowMinimum,
  type Client,
  type holdCalls,
  newKey,
  notEnoughStock,
  orderMultiple,
  type Product,
  type Purchase,
} from '@arot/contract'
import { isRefusedFor } from '../platform/refusal.ts'
import type { User } from '../session/user.ts'
import { messages } from './messages.ts'

/** Why the server refused, in words for the buyer. */
type Refusal = { title: string; text: string }

/**
 * Buys in the two steps of the specification: the units leave the stock, then they enter the cart. Each step has a key
 * of its own that stays the same until the purchase is through, so that trying again buys once. It is bought at the price
 * that was shown: at another only once the server has refused that one. What is held for a purchase that does not go on is
 * given back.
 */
export function createPurchase(client: Calls, { onTaken, onHeld, worthTooLittle }: Told) {
  let open: Attempt | undefined

  async function take(attempt: Attempt, { _id, mainQuantity }: Product) {
    const { quantity, price, takeKey: key } = attempt
    // From here on they may be: the answer can be lost on its way.
    attempt.mayBeHeld = true
    const left = await client.takeUnits(_id, quantity, { key, price })
    attempt.areTaken = true
    onTaken(_id, left ?? mainQuantity - quantity)
  }

  async function leave() {
    const left = open
    if (!left?.mayBeHeld) return
    left.mayBeHeld = false
    // The attempt stays: if it was bought after all, its key buys once, and our server can do the second step alone.
    // What is not given back now is when its time is over.
    const stock = await client.giveBack(left.productId, left.quantity).catch(() => null)
    if (stock !== null) onTaken(left.productId, stock)
  }

  async function buy(product: Product, quantity: number, buyer: User, price?: number): Promise<Refusal | null> {
    if (open && !isSame(open, product, quantity)) await leave()
    const attempt = isSame(open, product, quantity) ? open : begin(product, quantity)
    attempt.price ??= price
    open = attempt
    try {
      if (!attempt.areTaken) await take(attempt, product)
      await client.addToCart(purchaseOf(product, attempt, buyer), { key: attempt.cartKey })
      open = undefined
      return null
    } catch (error) {
      return await refused(error, attempt, product)
    }
  }

  async function refused(error: unknown, attempt: Attempt, product: Product): Promise<Refusal> {
    if (isRefusedFor(error, 'price_changed')) return askAnew(attempt)
    const isWorthTooLittle = isRefusedFor(error, 'below_order_value')
    const refusal = isWorthTooLittle ? worthTooLittle(Number(error.details.smallest), product) : refusalOf(error)
    if (refusal === null) {
      if (attempt.areTaken) onHeld()
      throw error
    }
    // The first step's own refusal has taken nothing.
    if (attempt.areTaken) await leave()
    open = undefined
    return refusal
  }

  return { buy, leave }
}

type Calls = Pick<Client, 'takeUnits' | 'addToCart'> & ReturnType<typeof holdCalls>

/** Whoever confirms again has seen the new price; what is held by then stays held for them. */
function askAnew(attempt: Attempt): Refusal {
  attempt.price = undefined
  attempt.cartKey = newKey()
  if (!attempt.areTaken) {
    attempt.takeKey = newKey()
    attempt.mayBeHeld = false
  }
  return messages.priceChanged
}

type Told = {
  /** The units have left the stock, and so many are left: the server's figure, where it gives one. */
  onTaken: (productId: string, left: number) => void
  /** The first step is done and the second failed: the units wait for another try. */
  onHeld: () => void
  /** What is said of a purchase below its supplier's smallest value. */
  worthTooLittle: (smallest: number, product: Product) => Refusal
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
  areTaken: boolean
  /** Units may wait for the second step. */
  mayBeHeld: boolean
}

function isSame(attempt: Attempt | undefined, { _id }: Product, quantity: number): attempt is Attempt {
  return attempt?.productId === _id && attempt.quantity === quantity
}

function begin({ _id }: Product, quantity: number): Attempt {
  const date = new Date().toISOString()
  const keys = { takeKey: newKey(), cartKey: newKey() }
  return { productId: _id, quantity, ...keys, date, price: undefined, areTaken: false, mayBeHeld: false }
}

function purchaseOf(product: Product, { quantity, date, price }: Attempt, buyer: User): Purchase {
  const { name, brand, category, description, minQuantity, image } = product
  return {
    userEmail: buyer.email,
    quantity,
    buyDate: date,
    productId: product._id,
    productSnapshot: { name, brand, category, description, minQuantity, image },
    ...(price !== undefined && { price }),
  }
}

/** What the server refused for a reason the buyer can act on; all else is a failure. */
function refusalOf(error: unknown): Refusal | null {
  if (isRefusedFor(error, 'below_minimum')) return belowMinimum(Number(error.details.minimum))
  if (isRefusedFor(error, 'insufficient_stock')) return notEnoughStock(Number(error.details.available))
  if (isRefusedFor(error, 'order_multiple')) return orderMultiple(error.details as { multiple: number })
  if (isRefusedFor(error, 'withdrawn')) return messages.withdrawn
  if (isRefusedFor(error, 'too_much_held')) return { title: error.title, text: error.message }
  return null
}
