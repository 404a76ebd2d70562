// Rules of orders, for the pages and the server. A purchase is an order with one line.
import type { OrderAct, OrderSide, OrderState } from './states.ts'

/** The name of a correction. Other events are named by their state. */
export const corrected = 'corrected'

export type OrderFilter = {
  side: OrderSide
  state?: OrderState
  /** Words of the product's name, or the id of an order. */
  q?: string
  /** Bought at this time or later. */
  from?: Date
  /** Bought before this time. */
  to?: Date
}

export type OrderQuery = OrderFilter & { limit?: number; cursor?: string }

/** The side that can do each act, the states in which it can, and the resulting state. */
const acts: Record<OrderAct, { side: OrderSide; from: readonly OrderState[]; to: OrderState }> = {
  accept: { side: 'sold', from: ['placed'], to: 'accepted' },
  decline: { side: 'sold', from: ['placed'], to: 'declined' },
  ship: { side: 'sold', from: ['accepted'], to: 'shipped' },
  correct: { side: 'sold', from: ['shipped'], to: 'shipped' },
  receive: { side: 'bought', from: ['shipped'], to: 'received' },
  cancel: { side: 'bought', from: ['placed', 'accepted'], to: 'cancelled' },
}

export const sideOf = (act: OrderAct): OrderSide => acts[act].side

/** The acts that a side can do in a state. */
export const actsOf = (state: OrderState, side: OrderSide): OrderAct[] =>
  (Object.keys(acts) as OrderAct[]).filter((act) => nextState(state, act, side) !== null)

/** Whether this side has to do the next step. */
export const isWaitingFor = (state: OrderState, side: OrderSide) =>
  actsOf(state, side).some((act) => nextState(state, act, side) !== state)

/** The state after an act of this side. `null` if the side cannot do it now. */
export function nextState(state: OrderState, act: OrderAct, side: OrderSide): OrderState | null {
  const { side: whose, from, to } = acts[act]
  return whose === side && from.includes(state) ? to : null
}
