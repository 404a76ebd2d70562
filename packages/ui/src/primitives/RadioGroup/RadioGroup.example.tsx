import { RadioGroup } from '@arot/ui/RadioGroup'
import { useState } from 'react'

export function RadioGroupExample() {
  const [delivery, setDelivery] = useState<string>('gate')
  return (
    <RadioGroup
      label="Delivery"
      options={[
        { value: 'gate', label: 'To the gate', hint: 'Within six working days.' },
        { value: 'shelf', label: 'To the shelf', hint: 'Two people carry; eight working days.' },
        { value: 'fetch', label: 'We fetch it', hint: 'From tomorrow on.' },
      ]}
      value={delivery}
      onValueChange={setDelivery}
    />
  )
}
