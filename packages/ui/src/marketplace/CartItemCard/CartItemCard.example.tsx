import { AlertsProvider } from '@arot/ui/Alerts'
import { type CartItem, CartItemCard } from '@arot/ui/CartItemCard'

const mugs: CartItem = {
  _id: 'c-1',
  productId: 'p-1',
  quantity: 96,
  buyDate: '2026-11-20T09:00:00Z',
  productSnapshot: {
    name: 'Ceramic mugs, 300 ml',
    brand: 'Meghna Ceramics',
    category: 'Home & Kitchen Appliances',
    image: '',
    minQuantity: 48,
    price: 2.35,
  },
}

export function CartItemCardExample() {
  return (
    <AlertsProvider>
      <CartItemCard item={mugs} href="#mugs" onRemove={() => undefined} />
    </AlertsProvider>
  )
}
