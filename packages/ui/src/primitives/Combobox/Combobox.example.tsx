import { Combobox, type ComboboxOptions } from '@arot/ui/Combobox'
import { useState } from 'react'

const ports: ComboboxOptions = [
  {
    label: 'Bangladesh',
    options: [
      { value: 'BDCGP', label: 'Chattogram' },
      { value: 'BDMGL', label: 'Mongla' },
    ],
  },
  {
    label: 'Elsewhere',
    options: [
      { value: 'SGSIN', label: 'Singapore', hint: 'Twice a week' },
      { value: 'TRIZM', label: 'İzmir', hint: 'Every Friday' },
      { value: 'LKCMB', label: 'Colombo', hint: 'Closed until March', isDisabled: true },
    ],
  },
]

export function ComboboxExample() {
  const [port, setPort] = useState<string | null>('BDCGP')
  return (
    <div className="grid max-w-sm gap-3">
      <Combobox
        label="Port"
        hint="Where the goods go on board."
        name="port"
        options={ports}
        value={port}
        onValueChange={setPort}
      />
      <p>{port === null ? 'No port is chosen.' : `The forwarder is told ${port}.`}</p>
    </div>
  )
}
