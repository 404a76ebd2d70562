import { useState } from 'react'
import { Segmented } from './Segmented.tsx'

export function SegmentedHost({ label, options }: { label: string; options: string[] }) {
  const [value, setValue] = useState(options[0])
  return (
    <Segmented
      label={label}
      options={options.map((option) => ({ value: option, label: option }))}
      value={value}
      onValueChange={setValue}
    />
  )
}
