// The states, sides, acts and limits of an order.

export const orderStates = ['placed', 'accepted', 'shipped', 'received', 'declined', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export const orderSides = ['bought', 'sold'] as const
export type OrderSide = (typeof orderSides)[number]

export type OrderAct = 'accept' | 'decline' | 'ship' | 'correct' | 'receive' | 'cancel'
/** The acts that change the state, each with its own call. */
export type OrderMove = Exclude<OrderAct, 'correct' | 'cancel'>

/** How many times a shipment can be corrected, so that an order's history stays readable. */
export const mostCorrections = 20

/** Lengths in characters. */
export const orderLimits = { note: 500, carrier: 100, trackingCode: 100 }
