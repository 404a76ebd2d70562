import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { updateProductHref } from '../../routes.ts'
import { ProductListing, type ProductListingProps } from '../listing/ProductListing.tsx'

export type AllProductsPageProps = Pick<ProductListingProps, 'listed' | 'facets' | 'address'>

export function AllProductsPage(list: AllProductsPageProps) {
  const { q } = list.address.filter
  return (
    <>
      <PageHead route="allProducts" />
      <PageTitle>{q ? `Results for “${q}”` : 'All Products'}</PageTitle>
      <ProductListing {...list} updateHrefFor={updateProductHref} />
    </>
  )
}
