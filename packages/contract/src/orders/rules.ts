// A purchase is an order of one line: what it can be, and who may bring it further. For the pages and the server alike.
import type { OrderedSnapshot } from '../catalog/schema.ts'
import type { Review } from '../reviews/rules.ts'

export const orderStates = ['placed', 'accepted', 'shipped', 'received', 'declined', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export const orderSides = ['bought', 'sold'] as const
export type OrderSide = (typeof orderSides)[number]

export type OrderAct = 'accept' | 'decline' | 'ship' | 'correct' | 'receive' | 'cancel'
/** Those that lead on, each by a call of its own name. */
export type OrderMove = Exclude<OrderAct, 'correct' | 'cancel'>

export type OrderStep = {
  state: OrderState
  at: Date
  by: 'buyer' | 'supplier' | 'system'
  note?: string
  carrier?: string
  trackingCode?: string
  /** Puts right what the step before said of the parcel. */
  corrects?: boolean
}

export type Order = {
  _id: string
  state: OrderState
  quantity: number
  buyDate: Date
  productId: string
  /** The offer it was bought by. */
  offerId?: string
  productSnapshot: OrderedSnapshot
  /** The price of one unit when it was bought. */
  price: number
  /** Which side of it the reader is on. */
  side: OrderSide
  /** For the supplier alone; absent where the buyer was erased. */
  buyer?: { name: string; email: string }
  /** Absent where nobody sells the product. */
  supplier?: { name: string; id?: string }
  steps: OrderStep[]
  /** What the buyer said of it. */
  review?: Review
  /** Its buyer and its supplier are one. */
  toOneself?: boolean
}

/** What an act may say; only a refusal has to. */
export type OrderNote = { note?: string; carrier?: string; trackingCode?: string }

/** So often a shipment can be corrected: the way of an order stays one that can be read. */
export const mostCorrections = 20

/** What a correction is told as, where a step is told by its state. */
export const corrected = 'corrected'

/** Lengths in characters. */
export const orderLimits = { note: 500, carrier: 100, trackingCode: 100 }

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

export type OrderPage = {
  orders: Order[]
  /** Where the next page begins; absent on the last. */
  next?: string
}

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
  const spelled = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
  return `?${new URLSearchParams(present.map((name) => [name, spelled(query[name])]))}`
}
