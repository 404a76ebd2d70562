import { Button } from '@arot/ui/Button'
import { CheckoutDialog } from '@arot/ui/CheckoutDialog'
import { Menu, MenuItem } from '@arot/ui/Menu'
import { useState } from 'react'

const lamp = { name: 'Desk Lamp, Dimmable', price: 8.4, minQuantity: 120, mainQuantity: 960 }
const buyer = { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }

/** The tests below use a button that opens a dialog, and one that opens a menu. */
export function TestingExample() {
  const [isOpen, setIsOpen] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setIsOpen(true)}>Buy</Button>
      <Menu label="More" trigger={<Button variant="secondary">More</Button>}>
        <MenuItem onSelect={() => setIsCopied(true)}>Copy</MenuItem>
      </Menu>
      <span aria-live="polite">{isCopied ? 'It is copied.' : ''}</span>
      <CheckoutDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        product={lamp}
        buyer={buyer}
        onConfirm={async () => undefined}
      />
    </div>
  )
}
