import { QuantityStepper } from '@arot/ui/QuantityStepper'
import { TierHint } from '@arot/ui/TierHint'
import { useState } from 'react'

const lantern = { priceBreaks: [{ from: 96, price: 7.2 }] }

export function TierHintExample() {
  const [quantity, setQuantity] = useState<number | null>(84)
  return (
    <div className="grid max-w-xs gap-2">
      <QuantityStepper label="Quantity" step={12} min={12} value={quantity} onValueChange={setQuantity} />
      <TierHint product={lantern} quantity={quantity} />
    </div>
  )
}
