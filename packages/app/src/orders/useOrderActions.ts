import { type Order, type OrderAct, type OrderNote, orderCalls } from '@arot/contract'
import { useAction } from '../session/useAction.ts'
import { messages } from './messages.ts'
import { orderQueries } from './queries.ts'

const problems = {
  wrong_state: messages.movedOn,
  not_found: messages.movedOn,
  version_mismatch: messages.movedOn,
  already_shipped: messages.alreadyShipped,
  invalid: messages.notTaken,
}

/** The actions on an order. Returns the problem to show, or `null`, and refreshes the order either way. */
export function useOrderActions() {
  const act = useAction(problems)

  return ({ _id, steps }: Pick<Order, '_id' | 'steps'>, name: OrderAct, note: OrderNote = {}) =>
    act<unknown>({
      intention: [_id, name, note, name === 'correct' && steps.length],
      request: (client, key) => {
        const calls = orderCalls(client.call)
        if (name === 'accept') return calls.acceptOrder(_id, note, key)
        if (name === 'decline') return calls.declineOrder(_id, { note: '', ...note }, key)
        if (name === 'ship') return calls.shipOrder(_id, note, key)
        if (name === 'correct') return calls.correctShipment(_id, steps.length, note, key)
        if (name === 'receive') return calls.receiveOrder(_id, note, key)
        // Cancelling is the removal from the cart.
        return client.removeFromCart(_id, key)
      },
      replaces: orderQueries.detail(_id),
      // Both give units back.
      revalidates: name === 'decline' || name === 'cancel' ? ['session', 'catalogue'] : ['session'],
    })
}
