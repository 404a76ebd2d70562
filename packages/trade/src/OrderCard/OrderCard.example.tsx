import { OrderCard } from '@arot/trade/OrderCard'

const order = {
  id: 'order-120',
  state: 'placed' as const,
  quantity: 120,
  price: 8.4,
  buyDate: new Date('2026-11-22T09:30:00Z'),
  productId: 'p-lamp',
  productSnapshot: {
    name: 'Desk Lamp, Dimmable',
    image: '',
    brand: 'Gomti Electric',
    category: 'Electronics & Gadgets',
  },
  side: 'sold' as const,
  buyer: { name: 'Delta Traders', email: 'orders@deltatraders.example' },
  events: [],
}

export function OrderCardExample() {
  return <OrderCard order={order} href="#order-120" />
}
