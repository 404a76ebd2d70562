import type { ComboboxOptions } from '@arot/ui/Combobox'
import { MultiSelect } from '@arot/ui/MultiSelect'
import { useState } from 'react'

const carriers: ComboboxOptions = [
  {
    label: 'By sea',
    options: [
      { value: 'lcl', label: 'Part of a container', hint: '18 to 32 days' },
      { value: 'fcl', label: 'A whole container', hint: '18 to 32 days' },
    ],
  },
  {
    label: 'By air',
    options: [
      { value: 'std', label: 'Standard', hint: '5 to 8 days' },
      { value: 'exp', label: 'Express', hint: '1 to 3 days' },
    ],
  },
]

export function MultiSelectExample() {
  const [chosen, setChosen] = useState(['fcl', 'std'])
  return (
    <div className="max-w-md">
      <MultiSelect
        label="Ways of delivery"
        hint="Buyers choose among these."
        placeholder="None yet"
        name="delivery"
        options={carriers}
        value={chosen}
        onValueChange={setChosen}
      />
    </div>
  )
}
