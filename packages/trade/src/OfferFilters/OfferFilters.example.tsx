import { OfferFilters, type OfferFilterValue } from '@arot/trade/OfferFilters'
import { useState } from 'react'

export function OfferFiltersExample() {
  const [value, setValue] = useState<OfferFilterValue>({ side: 'sold' })
  return <OfferFilters value={value} onValueChange={setValue} />
}
