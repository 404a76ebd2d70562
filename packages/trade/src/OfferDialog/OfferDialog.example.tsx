import { OfferDialog } from '@arot/trade/OfferDialog'
import { Button } from '@arot/ui/Button'
import { useState } from 'react'

const lamp = { name: 'Desk Lamp, Dimmable', price: 8.4, minQuantity: 120, orderMultiple: 24 }

export function OfferDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Make an offer
      </Button>
      <p role="status">{message}</p>
      <OfferDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        product={lamp}
        onSubmit={async ({ quantity, price }) => setMessage(`${quantity} at ${price}`)}
      />
    </>
  )
}
