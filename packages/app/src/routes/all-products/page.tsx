import { paths, updateProductHref } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { ProductListing, type ProductListingProps } from '../../listing/ProductListing.tsx'
import { titles } from '../../words.ts'

export type AllProductsPageProps = Pick<ProductListingProps, 'listed' | 'facets' | 'address'>

export function AllProductsPage(list: AllProductsPageProps) {
  const { q } = list.address.filter
  return (
    <>
      <PageHead title={titles[paths.allProducts]} isHidden />
      <PageTitle>{q ? `Results for “${q}”` : 'All Products'}</PageTitle>
      <ProductListing {...list} updateHrefFor={updateProductHref} />
    </>
  )
}
