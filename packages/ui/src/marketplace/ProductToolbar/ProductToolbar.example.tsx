import { ProductToolbar, type ProductToolbarProps, type ProductView } from '@arot/ui/ProductToolbar'
import { useState } from 'react'

export function ProductToolbarExample() {
  const [isAvailableOnly, setIsAvailableOnly] = useState(false)
  const [sort, setSort] = useState<ProductToolbarProps['sort']>(null)
  const [view, setView] = useState<ProductView>('card')
  return (
    <ProductToolbar
      isAvailableOnly={isAvailableOnly}
      onAvailableOnlyChange={setIsAvailableOnly}
      sort={sort}
      onSortChange={setSort}
      view={view}
      onViewChange={setView}
    />
  )
}
