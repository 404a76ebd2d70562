import { OrderActs } from '@arot/trade/OrderActs'
import { AlertsProvider } from '@arot/ui/Alerts'
import { useState } from 'react'

const order = {
  quantity: 240,
  productSnapshot: {
    name: 'Desk Lamp, Dimmable',
    brand: 'Gomti Electric',
    category: 'Electronics & Gadgets',
    image: '',
  },
}

export function OrderActsExample() {
  const [message, setMessage] = useState('')
  return (
    <AlertsProvider>
      <OrderActs
        order={order}
        acts={['accept', 'decline']}
        onAct={(act, { note }) => setMessage(note === undefined ? act : `${act}: ${note}`)}
      />
      <p role="status">{message}</p>
    </AlertsProvider>
  )
}
