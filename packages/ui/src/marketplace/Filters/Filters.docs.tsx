import { useState } from 'react'
import { FilterChips, Filters, type FiltersProps, type FilterValues } from './Filters.tsx'

type Props = Omit<FiltersProps, 'value' | 'onValueChange'> & { start?: FilterValues; hasChips?: boolean }

export function FiltersHost({ start = {}, hasChips = false, ...props }: Props) {
  const [value, setValue] = useState(start)
  return (
    <div className="grid gap-3">
      {hasChips ? <FilterChips value={value} onValueChange={setValue} /> : null}
      <Filters {...props} value={value} onValueChange={setValue} />
    </div>
  )
}
