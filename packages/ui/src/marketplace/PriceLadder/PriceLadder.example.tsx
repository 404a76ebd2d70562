import { PriceLadder } from '@arot/ui/PriceLadder'
import { QuantityStepper } from '@arot/ui/QuantityStepper'
import { useState } from 'react'

const lamp = {
  price: 8.4,
  minQuantity: 120,
  orderMultiple: 24,
  priceBreaks: [
    { from: 240, price: 7.9 },
    { from: 480, price: 7.2 },
  ],
}

export function PriceLadderExample() {
  const [quantity, setQuantity] = useState<number | null>(216)
  return (
    <div className="grid max-w-sm gap-4">
      <QuantityStepper label="Quantity" value={quantity} onValueChange={setQuantity} />
      <PriceLadder product={lamp} quantity={quantity} />
    </div>
  )
}
