import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { CheckoutDialog, type CheckoutDialogProps } from './CheckoutDialog.tsx'

type Props = { label: string } & Pick<CheckoutDialogProps, 'onConfirm' | 'validate' | 'defaultQuantity'>

export function Shop({ label, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <CheckoutDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        product={studioHeadphones}
        buyer={{ name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }}
        defaultQuantity={studioHeadphones.minQuantity}
        {...props}
      />
    </div>
  )
}
