import { type Order, type OrderAct, type OrderNote, orderCalls } from '@arot/contract'
import { useAction } from '../session/useAction.ts'
import { messages } from './messages.ts'
import { orderQueries } from './queries.ts'

const problems = {
  wrong_state: messages.movedOn,
  not_found: messages.movedOn,
  version_mismatch: messages.movedOn,
  already_shipped: messages.alreadyShipped,
  invalid: messages.invalidFields,
}

/** The actions on an order. Returns the problem to show, or `null`, and refreshes the order either way. */
export function useOrderActions() {
  const act = useAction(problems)

  return ({ id, events }: Pick<Order, 'id' | 'events'>, name: OrderAct, note: OrderNote = {}) =>
    act<unknown>({
      intention: [id, name, note, name === 'correct' && events.length],
      request: (client, key) => {
        const calls = orderCalls(client.call)
        if (name === 'accept') return calls.acceptOrder(id, note, key)
        if (name === 'decline') return calls.declineOrder(id, { note: '', ...note }, key)
        if (name === 'ship') return calls.shipOrder(id, note, key)
        if (name === 'correct') return calls.correctShipment(id, events.length, note, key)
        if (name === 'receive') return calls.receiveOrder(id, note, key)
        // An order is cancelled by removing it from the cart.
        return client.removeFromCart(id, key)
      },
      replaces: orderQueries.detail(id),
      // Both return units to stock.
      revalidates: name === 'decline' || name === 'cancel' ? ['session', 'catalogue'] : ['session'],
    })
}
