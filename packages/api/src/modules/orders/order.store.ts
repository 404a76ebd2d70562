import { nextState, type OrderMove, type OrderNote, type OrderSide, type OrderState, sideOf } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import type { Database, PreparedStatement, Queries } from '../../platform/db/database.ts'
import { idForm } from '../../platform/ids.ts'
import { addEvent, close } from './transitions.ts'

const lockOrder: PreparedStatement = {
  name: 'lock-order',
  text: `SELECT state, product_id AS product, coalesce(uid = $2, false) AS bought, coalesce(supplier_uid = $2, false) AS sold
    FROM orders WHERE id = $1 AND (uid = $2 OR supplier_uid = $2) FOR NO KEY UPDATE`,
}

export type LockedOrder = { state: OrderState; product: string; bought: boolean; sold: boolean }

/** Locks an order for the rest of the transaction. Only its two parties find it. */
export async function lock(transaction: Queries, caller: Caller, orderId: string) {
  const [order] = idForm.test(orderId) ? await transaction.query<LockedOrder>(lockOrder, [orderId, caller.uid]) : []
  if (!order) throw new ApiProblem('not_found')
  return order
}

const productOf: PreparedStatement = {
  name: 'product-of-order',
  text: `SELECT product_id AS product FROM orders
    WHERE id = $1 AND (uid = $2 OR supplier_uid = $2) AND state = ANY ($3::text[])`,
}

/** States in which an order can end, which locks its product. An order never returns to them. */
const openStates: readonly OrderState[] = ['placed', 'accepted']

/** The product of the caller's order, if it is in one of these states. */
export async function productOfOrder(
  queries: Queries,
  caller: Caller,
  orderId: string,
  states = openStates,
): Promise<string | undefined> {
  if (!idForm.test(orderId)) return undefined
  const [order] = await queries.query<{ product: string }>(productOf, [orderId, caller.uid, states])
  return order?.product
}

const parties = { bought: 'buyer', sold: 'supplier' } as const satisfies Record<OrderSide, string>

/** An action of one party. Of two at once the first wins, and the other gets the new state. */
export async function act(
  db: Database,
  caller: Caller,
  orderId: string,
  { act, ...note }: { act: OrderMove } & OrderNote,
): Promise<{ catalogueVersion: number }> {
  const stock = await db.transaction(async (transaction) => {
    const order = await lock(transaction, caller, orderId)
    const { state } = order
    const side = sideOf(act)
    if (!order[side]) throw new ApiProblem('forbidden')
    const next = nextState(state, act, side)
    if (next === null) throw new ApiProblem('wrong_state', { state })
    if (next !== 'declined') {
      await addEvent(transaction, orderId, { state: next, by: parties[side], ...note })
      return []
    }
    return close(transaction, [orderId], { state: next, by: parties[side], ...note }, { uid: caller.uid })
  })
  return { catalogueVersion: await (stock.length === 0 ? newestVersion(db) : publishChange(db, { stock })) }
}

/**
 * Cancels the caller's order and returns its units to stock. Refuses an order that has left the supplier. Returns 0 if
 * the order is not in the caller's cart.
 */
export async function removeFromCart(
  db: Database,
  caller: Caller,
  itemId: string,
): Promise<{ deletedCount: 0 | 1; catalogueVersion: number }> {
  const stock = await db.transaction(async (transaction) => {
    if (!idForm.test(itemId)) return []
    const { uid } = caller
    const returned = await close(transaction, [itemId], { state: 'cancelled', by: 'buyer' }, { uid, buyer: uid })
    if (returned.length > 0) return returned
    const order = await lock(transaction, caller, itemId).catch(nothingThere)
    if (order?.bought && order.state === 'shipped') throw new ApiProblem('already_shipped')
    return []
  })
  if (stock.length === 0) return { deletedCount: 0, catalogueVersion: await newestVersion(db) }
  return { deletedCount: 1, catalogueVersion: await publishChange(db, { stock }) }
}

function nothingThere(error: unknown) {
  if (error instanceof ApiProblem && error.code === 'not_found') return null
  throw error
}
