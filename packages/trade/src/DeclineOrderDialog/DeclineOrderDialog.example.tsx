import { DeclineOrderDialog } from '@arot/trade/DeclineOrderDialog'
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

export function DeclineOrderDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Decline
      </Button>
      <p role="status">{message}</p>
      <DeclineOrderDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        order={order}
        onConfirm={({ note }) => setMessage(`Declined: ${note}`)}
      />
    </>
  )
}
