// Orders and notices of the pages' stories.
import type { Notice, Order } from '@arot/contract'
import { someNotices as told } from '../../../ui/src/trade/notices.fixtures.ts'
import { boughtOrders, soldOrders } from '../../../ui/src/trade/orders.fixtures.ts'

const whole = (orders: typeof boughtOrders) =>
  orders.map(
    (order) => ({ ...order, productSnapshot: { ...order.productSnapshot, description: '', minQuantity: 12 } }) as Order,
  )

export const bought = whole(boughtOrders)
export const sold = whole(soldOrders)
export const notices = told as Notice[]
