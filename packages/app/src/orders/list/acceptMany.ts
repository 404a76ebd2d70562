import { orderCalls } from '@arot/contract'
import type { AcceptResult } from '@arot/trade'
import type { Send } from '../../platform/action.ts'
import { hasProblemCode } from '../../platform/problem.ts'

/** Parallel requests: fifty orders take a moment, and the server's rate limit is not reached. */
const atOnce = 6

/** Accepts orders. Each is an intention of its own, so a retry after a lost answer uses the same key. */
export const acceptOrders = (send: Send, orders: readonly { id: string }[]) =>
  send({
    request: () =>
      acceptMany(orders, ({ id }) =>
        send({
          intention: ['accept', id],
          request: ({ call }, key) => orderCalls(call).acceptOrder(id, {}, key),
          // The outer action refetches once for all of them.
          revalidates: [],
        }),
      ),
    revalidates: ['session'],
  })

/** Accepts each order. Counts those that were changed meanwhile; any other failure ends the run. */
export async function acceptMany<Order>(orders: readonly Order[], accept: (order: Order) => Promise<unknown>) {
  const outcome: AcceptResult = { accepted: 0, changed: 0 }
  const waiting = [...orders]

  async function work() {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      try {
        await accept(order)
        outcome.accepted++
      } catch (error) {
        if (!hasProblemCode(error, 'wrong_state', 'not_found')) {
          waiting.length = 0
          throw error
        }
        outcome.changed++
      }
    }
  }

  const done = await Promise.allSettled(Array.from({ length: atOnce }, work))
  const failure = done.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
  return outcome
}
