import type { OrderSide, OrderState } from '../order.ts'

export type OrderFilterValue = {
  side: OrderSide
  state?: OrderState | undefined
  q?: string | undefined
  /** The first and the last day, inclusive, as `2026-11-23`. */
  from?: string | undefined
  to?: string | undefined
}
