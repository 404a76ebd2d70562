import { Combobox } from '@arot/ui/Combobox'
import { useState } from 'react'

const ports = [
  { value: 'bdcgp', label: 'Chattogram', hint: 'Bangladesh' },
  { value: 'deham', label: 'Hamburg', hint: 'Germany' },
  { value: 'nlrtm', label: 'Rotterdam', hint: 'Netherlands' },
  { value: 'sgsin', label: 'Singapore' },
]

export function ComboboxExample() {
  const [port, setPort] = useState<string | null>('deham')
  return <Combobox label="Port of arrival" options={ports} value={port} onValueChange={setPort} className="max-w-sm" />
}
