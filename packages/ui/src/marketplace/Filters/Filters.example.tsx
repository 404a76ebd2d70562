import { FilterChips, Filters, type FilterValues } from '@arot/ui/Filters'
import { useState } from 'react'

export function FiltersExample() {
  const [value, setValue] = useState<FilterValues>({ brand: 'Padma Care' })
  return (
    <div className="grid gap-4">
      <FilterChips value={value} onValueChange={setValue} />
      <Filters
        value={value}
        onValueChange={setValue}
        resultCount={42}
        facets={{
          categories: [
            { value: 'Health & Beauty', count: 30 },
            { value: 'Fashion & Apparel', count: 12 },
          ],
          brands: [{ value: 'Padma Care', count: 18 }],
          ratings: [{ value: 4, count: 27 }],
        }}
      />
    </div>
  )
}
