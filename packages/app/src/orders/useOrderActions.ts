import { newKey, type Order, type OrderAct, type OrderNote, orderCalls } from '@arot/contract'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { fieldProblemsOf } from '../platform/fieldProblems.ts'
import { inWords } from '../platform/messages.ts'
import { hasProblemCode } from '../platform/problem.ts'
import { isOfCatalogue, isOfSession } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'
import { orderQueries } from './queries.ts'

/** The actions on an order. Returns the problem to show, or `null`, and refreshes the order either way. */
export function useOrderActions() {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const last = useRef({ of: '', key: '' })

  /** Tried again after an answer that never came, it is the same act. */
  function keyFor(intention: string) {
    if (last.current.of !== intention) last.current = { of: intention, key: newKey() }
    return last.current.key
  }

  async function send(order: Pick<Order, '_id' | 'steps'>, act: OrderAct, note: OrderNote) {
    const key = keyFor(JSON.stringify([order._id, act, note, act === 'correct' && order.steps.length]))
    const calls = orderCalls(client.call)
    if (act === 'accept') return calls.acceptOrder(order._id, note, { key })
    if (act === 'decline') return calls.declineOrder(order._id, { note: '', ...note }, { key })
    if (act === 'ship') return calls.shipOrder(order._id, note, { key })
    if (act === 'correct') return calls.correctShipment(order._id, order.steps.length, note, { key })
    if (act === 'receive') return calls.receiveOrder(order._id, note, { key })
    // Cancelling is the removal from the cart.
    await client.removeFromCart(order._id)
    return undefined
  }

  return async (order: Pick<Order, '_id' | 'steps'>, act: OrderAct, note: OrderNote = {}) => {
    try {
      const next = await send(order, act, note)
      if (next) await mutate([...orderQueries.detail(order._id).key], next, { revalidate: false })
      return null
    } catch (error) {
      if (hasProblemCode(error, 'wrong_state', 'not_found', 'version_mismatch')) return inWords(messages.movedOn)
      if (hasProblemCode(error, 'already_shipped')) return inWords(messages.alreadyShipped)
      const fields = fieldProblemsOf(error)
      if (fields) return { ...inWords(messages.notTaken), fields }
      throw error
    } finally {
      const givesUnitsBack = act === 'decline' || act === 'cancel'
      await data.renew((key) => isOfSession(key) || (givesUnitsBack && isOfCatalogue(key)))
    }
  }
}
