import { OrderDetail } from '@arot/trade/OrderDetail'
import { AlertsProvider } from '@arot/ui/Alerts'
import { useState } from 'react'

const placed = { state: 'placed', at: new Date('2026-11-18T10:24:00Z'), by: 'buyer' } as const
const accepted = { state: 'accepted', at: new Date('2026-11-19T04:10:00Z'), by: 'supplier' } as const

export function OrderDetailExample() {
  const [isAccepted, setIsAccepted] = useState(false)
  return (
    <AlertsProvider>
      <OrderDetail
        order={{
          id: 'A-4711',
          state: isAccepted ? 'accepted' : 'placed',
          quantity: 240,
          price: 8.4,
          buyDate: placed.at,
          productId: 'p-lamp',
          productSnapshot: {
            name: 'Desk Lamp, Dimmable',
            brand: 'Gomti Electric',
            category: 'Electronics & Gadgets',
            image: '',
          },
          side: 'sold',
          buyer: { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' },
          supplier: { name: 'Gomti Electric' },
          events: isAccepted ? [placed, accepted] : [placed],
        }}
        productHref="#desk-lamp"
        acts={isAccepted ? [] : ['accept']}
        onAct={() => setIsAccepted(true)}
      />
    </AlertsProvider>
  )
}
