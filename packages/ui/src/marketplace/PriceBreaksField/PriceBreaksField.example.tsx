import { PriceBreaksField, type PriceStep } from '@arot/ui/PriceBreaksField'
import { useState } from 'react'

export function PriceBreaksFieldExample() {
  const [steps, setSteps] = useState<PriceStep[]>([{ from: 240, price: 7.9 }])
  const errors = steps.map(({ from }, index) => {
    const before = steps[index - 1]?.from ?? 120
    return from !== null && from <= before ? `Begin above ${before} units` : undefined
  })
  return (
    <PriceBreaksField
      label="Price breaks"
      hint="Each cheaper than the one before it."
      value={steps}
      onValueChange={setSteps}
      errors={errors}
      className="max-w-md"
    />
  )
}
