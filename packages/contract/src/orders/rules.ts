// A purchase is an order of one line: what it can be, and who may bring it further. For the pages and the server alike.
import type { OrderAct, OrderSide, OrderState } from './states.ts'

/** The name of a correction, beside the states that name the other steps. */
export const corrected = 'corrected'

export type OrderFilter = {
  side: OrderSide
  state?: OrderState
  /** Words of the product's name, or an order's id. */
  q?: string
  /** Bought at this moment or later. */
  from?: Date
  /** Bought before this moment. */
  to?: Date
}

export type OrderQuery = OrderFilter & { limit?: number; cursor?: string }

/** Each act: whose it is, what it can begin from, and what it leads to. */
const acts: Record<OrderAct, { side: OrderSide; from: readonly OrderState[]; to: OrderState }> = {
  accept: { side: 'sold', from: ['placed'], to: 'accepted' },
  decline: { side: 'sold', from: ['placed'], to: 'declined' },
  ship: { side: 'sold', from: ['accepted'], to: 'shipped' },
  correct: { side: 'sold', from: ['shipped'], to: 'shipped' },
  receive: { side: 'bought', from: ['shipped'], to: 'received' },
  cancel: { side: 'bought', from: ['placed', 'accepted'], to: 'cancelled' },
}

/** Which of the two parties an act belongs to. */
export const sideOf = (act: OrderAct): OrderSide => acts[act].side

/** What a party can do with an order as it stands. */
export const actsOf = (state: OrderState, side: OrderSide): OrderAct[] =>
  (Object.keys(acts) as OrderAct[]).filter((act) => nextState(state, act, side) !== null)

/** Whether it is this party that brings the order further. */
export const isWaitingFor = (state: OrderState, side: OrderSide) =>
  actsOf(state, side).some((act) => nextState(state, act, side) !== state)

/** What an act of this party leads to; null where it is not theirs, or not now. */
export function nextState(state: OrderState, act: OrderAct, side: OrderSide): OrderState | null {
  const { side: whose, from, to } = acts[act]
  return whose === side && from.includes(state) ? to : null
}

/** Where the orders of a filter are as a file, on the server. */
export const exportAddress = ({ side, state, q, from, to }: OrderFilter) =>
  `/orders/export${orderSearch({ side, state, q, from, to })}`

/** The query as its canonical text, moments as the server reads them. */
export function orderSearch(query: Partial<OrderQuery>): string {
  const names = ['side', 'state', 'q', 'from', 'to', 'limit', 'cursor'] as const
  const present = names.filter((name) => query[name] !== undefined && query[name] !== '')
  const serialize = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
  return `?${new URLSearchParams(present.map((name) => [name, serialize(query[name])]))}`
}
