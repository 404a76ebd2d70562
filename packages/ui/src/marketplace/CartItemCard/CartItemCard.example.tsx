import { AlertsProvider } from '@arot/ui/Alerts'
import { Button } from '@arot/ui/Button'
import { CartItemCard } from '@arot/ui/CartItemCard'
import { useState } from 'react'

const bought = {
  _id: 'c-1',
  productId: 'p-lamp',
  quantity: 240,
  buyDate: '2026-11-18T10:24:00Z',
  productSnapshot: {
    name: 'Desk Lamp, Dimmable',
    brand: 'Gomti Electric',
    category: 'Electronics & Gadgets',
    image: '',
    minQuantity: 120,
    price: 8.4,
  },
}

export function CartItemCardExample() {
  const [isThere, setIsThere] = useState(true)
  return (
    <AlertsProvider>
      {isThere ? (
        <CartItemCard item={bought} href="#desk-lamp" onRemove={() => setIsThere(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setIsThere(true)}>
          Put it back
        </Button>
      )}
    </AlertsProvider>
  )
}
