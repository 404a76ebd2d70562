import type { OrderState } from '../order.ts'

export type OrderStateLabels = Record<OrderState, string>

export const english: OrderStateLabels = {
  placed: 'Placed',
  accepted: 'Accepted',
  shipped: 'On its way',
  received: 'Received',
  declined: 'Declined',
  cancelled: 'Cancelled',
}
