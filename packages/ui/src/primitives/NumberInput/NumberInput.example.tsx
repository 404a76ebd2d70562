import { NumberInput, readNumber } from '@arot/ui/NumberInput'
import { useState } from 'react'

export function NumberInputExample() {
  const [typed, setTyped] = useState('1,250.50')
  const price = readNumber(typed, 'en-US')
  return (
    <NumberInput
      label="Price"
      hint="For one unit, in US dollars."
      hasDecimals
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      error={price === null ? 'Enter a price' : undefined}
      className="max-w-sm"
    />
  )
}
