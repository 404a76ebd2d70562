import { Button } from '@arot/ui/Button'
import { CheckoutDialog } from '@arot/ui/CheckoutDialog'
import { useState } from 'react'

const lamp = { name: 'Desk Lamp, Dimmable', price: 8.4, minQuantity: 120, mainQuantity: 960 }
const buyer = { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }

export function CheckoutDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  const [bought, setBought] = useState<number | null>(null)
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => setIsOpen(true)}>Buy desk lamps</Button>
      <p aria-live="polite">{bought === null ? 'Nothing bought yet.' : `${bought} lamps are yours.`}</p>
      <CheckoutDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        product={lamp}
        buyer={buyer}
        defaultQuantity={lamp.minQuantity}
        onConfirm={async (quantity) => setBought(quantity)}
      />
    </div>
  )
}
