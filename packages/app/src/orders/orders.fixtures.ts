import type { Order } from '@arot/contract'
import { boughtOrders, soldOrders } from '../../../trade/src/orders.fixtures.ts'

const whole = (orders: typeof boughtOrders) =>
  orders.map(
    (order) => ({ ...order, productSnapshot: { ...order.productSnapshot, description: '', minQuantity: 12 } }) as Order,
  )

export const bought = whole(boughtOrders)
export const sold = whole(soldOrders)
