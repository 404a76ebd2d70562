import type { OrderSide, OrderState } from '../order.ts'

export type OrderFilterValue = {
  side: OrderSide
  state?: OrderState | undefined
  q?: string | undefined
  /** Days as `2026-11-23`, both among those that are found. */
  from?: string | undefined
  to?: string | undefined
}
