import { ProductGrid } from '@arot/ui/ProductGrid'

export function ProductGridExample() {
  return <ProductGrid isLoading skeletons={3} hrefFor={({ _id }) => `#${_id}`} />
}
