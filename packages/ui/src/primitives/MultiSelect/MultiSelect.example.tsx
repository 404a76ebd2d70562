import { MultiSelect } from '@arot/ui/MultiSelect'
import { useState } from 'react'

const certificates = [
  { value: 'oeko', label: 'Oeko-Tex 100' },
  { value: 'gots', label: 'GOTS' },
  { value: 'iso', label: 'ISO 9001' },
  { value: 'fsc', label: 'FSC' },
]

export function MultiSelectExample() {
  const [chosen, setChosen] = useState(['gots'])
  return (
    <MultiSelect
      label="Certificates"
      hint="A supplier has all of them."
      options={certificates}
      value={chosen}
      onValueChange={setChosen}
      className="max-w-md"
    />
  )
}
