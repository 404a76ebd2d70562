import { QuantityStepper } from '@arot/ui/QuantityStepper'
import { useState } from 'react'

export function QuantityStepperExample() {
  const [quantity, setQuantity] = useState<number | null>(48)
  return (
    <QuantityStepper
      label="Quantity"
      hint="In cartons of 24 it packs best."
      min={24}
      max={4820}
      largeStep={24}
      value={quantity}
      onValueChange={setQuantity}
    />
  )
}
