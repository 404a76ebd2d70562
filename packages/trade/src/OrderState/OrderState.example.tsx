import { OrderState } from '@arot/trade/OrderState'

export function OrderStateExample() {
  return (
    <div className="flex flex-wrap gap-2">
      <OrderState state="placed" />
      <OrderState state="shipped" />
      <OrderState state="received" />
    </div>
  )
}
