import { Price } from '@arot/ui/Price'
import { QuantityStepper } from '@arot/ui/QuantityStepper'
import { useState } from 'react'

export function QuantityStepperExample() {
  const [units, setUnits] = useState<number | null>(120)
  return (
    <div className="grid max-w-60 gap-3">
      <QuantityStepper
        label="Quantity"
        hint="Minimum 120, 4,820 in stock."
        value={units}
        onValueChange={setUnits}
        min={120}
        max={4820}
        largeStep={24}
      />
      {units === null ? null : <Price amount={units * 38.5} />}
    </div>
  )
}
