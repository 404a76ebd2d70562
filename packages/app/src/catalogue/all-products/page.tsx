import { t } from '../../language/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { updateProductHref } from '../../routes.ts'
import { ProductListing, type ProductListingProps } from '../listing/ProductListing.tsx'

export type AllProductsPageProps = Pick<ProductListingProps, 'list' | 'facets' | 'address'>

export function AllProductsPage(props: AllProductsPageProps) {
  const { q } = props.address.filter
  return (
    <>
      <PageHead route="allProducts" />
      <PageTitle>{q ? t('Results for “{words}”', { words: q }) : t('All Products')}</PageTitle>
      <ProductListing {...props} updateHrefFor={updateProductHref} />
    </>
  )
}
