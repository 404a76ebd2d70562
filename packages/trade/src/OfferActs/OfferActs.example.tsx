import { OfferActs } from '@arot/trade/OfferActs'
import { useState } from 'react'

const version = {
  number: 1,
  by: 'buyer' as const,
  quantity: 240,
  price: 7.2,
  listPrice: 8.4,
  at: new Date('2026-11-20T10:24:00Z'),
  until: new Date('2026-11-28T23:59:59Z'),
}
const productSnapshot = {
  name: 'Desk Lamp, Dimmable',
  brand: 'Gomti Electric',
  category: 'Electronics & Gadgets',
  image: '',
}

export function OfferActsExample() {
  const [message, setMessage] = useState('')
  return (
    <>
      <OfferActs
        offer={{ versions: [version], productSnapshot }}
        acts={['accept', 'counter', 'decline']}
        onAct={(act, { note }) => setMessage(note === undefined ? act : `${act}: ${note}`)}
        onCounter={() => setMessage('counter')}
      />
      <p role="status">{message}</p>
    </>
  )
}
