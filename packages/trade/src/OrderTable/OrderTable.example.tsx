import { OrderTable } from '@arot/trade/OrderTable'

const lamp = { name: 'Desk Lamp, Dimmable', image: '', brand: 'Gomti Electric', category: 'Electronics & Gadgets' }
const buyer = { name: 'Delta Traders', email: 'orders@deltatraders.example' }

const orders = ([120, 240, 60] as const).map((quantity, place) => ({
  id: `order-${quantity}`,
  state: place === 2 ? ('shipped' as const) : ('placed' as const),
  quantity,
  price: 8.4,
  buyDate: new Date('2026-11-22T09:30:00Z'),
  productId: 'p-lamp',
  productSnapshot: lamp,
  side: 'sold' as const,
  buyer,
  events: [],
}))

export function OrderTableExample() {
  return (
    <OrderTable
      orders={orders}
      side="sold"
      hrefFor={({ id }) => `#${id}`}
      onAcceptMany={async (waiting) => ({ accepted: waiting.length, changed: 0 })}
    />
  )
}
