import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { ProductListing, type ProductListingProps } from '../listing/ProductListing.tsx'

export type CategoryPageProps = Pick<ProductListingProps, 'list' | 'facets' | 'address'> & { name: string }

export function CategoryPage({ name, ...props }: CategoryPageProps) {
  return (
    <>
      <PageHead
        route="category"
        title={name}
        description={`${name} in bulk: prices, stock and minimum orders of every supplier.`}
        isHidden={props.list.data?.products.length === 0}
      />
      <PageTitle>{name}</PageTitle>
      <ProductListing {...props} isOneCategory />
    </>
  )
}
