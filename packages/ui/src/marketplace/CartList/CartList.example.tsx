import { AlertsProvider } from '@arot/ui/Alerts'
import { CartList } from '@arot/ui/CartList'
import { useState } from 'react'

const bought = [
  {
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
  },
  {
    _id: 'c-2',
    productId: 'p-towel',
    quantity: 600,
    buyDate: '2026-11-12T08:05:00Z',
    productSnapshot: {
      name: 'Hotel Towel 70 × 140 cm',
      brand: 'Rupsha Textiles',
      category: 'Fashion & Apparel',
      image: '',
      minQuantity: 300,
      price: 3.15,
    },
  },
]

export function CartListExample() {
  const [items, setItems] = useState(bought)
  return (
    <AlertsProvider>
      <CartList
        items={items}
        hrefFor={(item) => `#${item.productId}`}
        homeHref="#home"
        onRemove={({ _id }) => setItems((all) => all.filter((item) => item._id !== _id))}
      />
    </AlertsProvider>
  )
}
