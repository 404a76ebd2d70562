import { Button } from '@arot/ui/Button'
import { CheckoutDialog } from '@arot/ui/CheckoutDialog'
import { useState } from 'react'

export function CheckoutDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Buy</Button>
      <CheckoutDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        product={{ name: 'Ceramic mugs, 300 ml', price: 2.35, minQuantity: 48, mainQuantity: 4820 }}
        buyer={{ name: 'Mira Example', email: 'mira@shop.example' }}
        defaultQuantity={48}
        onConfirm={async () => undefined}
      />
    </>
  )
}
