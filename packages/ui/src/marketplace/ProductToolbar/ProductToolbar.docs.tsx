import { useState } from 'react'
import type { PriceSort } from '../product.ts'
import { ProductToolbar, type ProductToolbarProps, type ProductView } from './ProductToolbar.tsx'

type Props = Pick<ProductToolbarProps, 'labels'> & { isDeaf?: boolean }

export function ToolbarHost({ isDeaf = false, ...props }: Props) {
  const [isAvailableOnly, setIsAvailableOnly] = useState(false)
  const [sort, setSort] = useState<PriceSort | null>(null)
  const [view, setView] = useState<ProductView>('card')
  return (
    <ProductToolbar
      isAvailableOnly={isAvailableOnly}
      onAvailableOnlyChange={setIsAvailableOnly}
      sort={sort}
      onSortChange={isDeaf ? () => undefined : setSort}
      view={view}
      onViewChange={setView}
      {...props}
    />
  )
}
