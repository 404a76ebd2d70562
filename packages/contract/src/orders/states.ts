// What an order can be, and its limits.

export const orderStates = ['placed', 'accepted', 'shipped', 'received', 'declined', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export const orderSides = ['bought', 'sold'] as const
export type OrderSide = (typeof orderSides)[number]

export type OrderAct = 'accept' | 'decline' | 'ship' | 'correct' | 'receive' | 'cancel'
/** Those that lead on, each by a call of its own name. */
export type OrderMove = Exclude<OrderAct, 'correct' | 'cancel'>

/** How many times a shipment can be corrected, so that an order's history stays readable. */
export const mostCorrections = 20

/** Lengths in characters. */
export const orderLimits = { note: 500, carrier: 100, trackingCode: 100 }
