import { FilterChips, Filters, type FilterValues } from '@arot/ui/Filters'
import { useState } from 'react'

const facets = {
  categories: [
    { value: 'Electronics & Gadgets', count: 128 },
    { value: 'Health & Beauty', count: 77 },
  ],
  brands: [
    { value: 'Gomti Electric', count: 64 },
    { value: 'Padma Care', count: 77 },
    { value: 'Sonali Audio', count: 64 },
  ],
  ratings: [
    { value: 4.5, count: 58 },
    { value: 4, count: 163 },
  ],
}

export function FiltersExample() {
  const [chosen, setChosen] = useState<FilterValues>({ brand: ['Padma Care'] })
  return (
    <div className="grid items-start gap-4 arot-lg:grid-cols-[16rem_1fr]">
      <Filters facets={facets} value={chosen} onValueChange={setChosen} resultCount={leftBy(chosen)} />
      <FilterChips value={chosen} onValueChange={setChosen} />
    </div>
  )
}

function leftBy({ brand = [] }: FilterValues) {
  const chosen = facets.brands.filter(({ value }) => brand.length === 0 || brand.includes(value))
  return chosen.reduce((sum, { count }) => sum + count, 0)
}
