import { useCategoryName } from '@arot/ui/useCategoryName'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { ProductListing, type ProductListingProps } from '../listing/ProductListing.tsx'

export type CategoryPageProps = Pick<ProductListingProps, 'list' | 'facets' | 'address'> & { name: string }

export function CategoryPage({ name, ...props }: CategoryPageProps) {
  const title = useCategoryName()(name)
  return (
    <>
      <PageHead
        route="category"
        title={title}
        description={t('Wholesale {category}: compare prices, stock and minimum orders of every supplier.', {
          category: title,
        })}
        isHidden={props.list.data?.items.length === 0}
      />
      <PageTitle>{title}</PageTitle>
      <ProductListing {...props} isOneCategory />
    </>
  )
}
