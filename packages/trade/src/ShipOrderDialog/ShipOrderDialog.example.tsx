import { ShipOrderDialog } from '@arot/trade/ShipOrderDialog'
import { Button } from '@arot/ui/Button'
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

export function ShipOrderDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Mark as sent</Button>
      <p role="status">{message}</p>
      <ShipOrderDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        order={order}
        onConfirm={({ carrier }) => setMessage(`On its way${carrier ? ` with ${carrier}` : ''}`)}
      />
    </>
  )
}
