import { OrderFilters, type OrderFilterValue } from '@arot/trade/OrderFilters'
import { useState } from 'react'

export function OrderFiltersExample() {
  const [value, setValue] = useState<OrderFilterValue>({ side: 'sold' })
  return <OrderFilters value={value} onValueChange={setValue} />
}
