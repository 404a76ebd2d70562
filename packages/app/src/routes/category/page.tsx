import { PageHead } from '../../frame/PageHead.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { ProductListing, type ProductListingProps } from '../../listing/ProductListing.tsx'
import { descriptions } from '../../words.ts'

export type CategoryPageProps = Pick<ProductListingProps, 'listed' | 'facets' | 'address'> & { name: string }

export function CategoryPage({ name, ...list }: CategoryPageProps) {
  return (
    <>
      <PageHead title={name} description={descriptions.category(name)} isHidden={list.listed.products?.length === 0} />
      <PageTitle>{name}</PageTitle>
      <ProductListing {...list} isOneCategory />
    </>
  )
}
