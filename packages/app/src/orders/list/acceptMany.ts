import type { ManyAccepted } from '@arot/trade'
import { hasProblemCode } from '../../platform/problem.ts'

/** So many are on the way at a time: fifty are through in a moment, and the server's limit is not met. */
const atOnce = 6

/** Accepts each of them; what was done or withdrawn meanwhile is counted, and any other failure ends it. */
export async function acceptMany<Order>(orders: readonly Order[], accept: (order: Order) => Promise<unknown>) {
  const outcome: ManyAccepted = { accepted: 0, changed: 0 }
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
