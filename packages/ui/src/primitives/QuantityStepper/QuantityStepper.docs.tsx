import { useState } from 'react'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

type Props = Omit<QuantityStepperProps, 'value' | 'defaultValue' | 'onValueChange'> & { start: number }

export function Stepped({ start, ...props }: Props) {
  const [value, setValue] = useState<number | null>(start)
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />
}
