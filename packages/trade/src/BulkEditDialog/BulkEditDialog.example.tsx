import { BulkEditDialog } from '@arot/trade/BulkEditDialog'
import { Button } from '@arot/ui/Button'
import { useState } from 'react'

const lamp = {
  _id: 'p-lamp',
  name: 'Desk Lamp, Dimmable',
  image: '',
  brand: 'Gomti Electric',
  category: 'Electronics & Gadgets',
  description: '',
  price: 8.4,
  rating: 4.8,
  mainQuantity: 960,
  minQuantity: 120,
}
const products = [lamp, { ...lamp, _id: 'p-shade', name: 'Lamp Shade, Linen', price: 2.1 }]

export function BulkEditDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change both</Button>
      <BulkEditDialog
        key={String(isOpen)}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        act="edit"
        products={products}
        onChangeCells={async (changes) => changes.map(({ id }) => ({ id, verdict: 'changed' }))}
      />
    </>
  )
}
