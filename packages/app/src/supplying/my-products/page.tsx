import type { Product } from '@arot/contract'
import { MyProducts } from '@arot/ui/MyProducts'
import { ProductListing } from '../../catalogue/listing/ProductListing.tsx'
import type { ListAddress } from '../../catalogue/listing/useListAddress.ts'
import { drawManaged } from '../../catalogue/managed.tsx'
import { t } from '../../language/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { paths, productHref, updateProductHref } from '../../routes.ts'
import type { Reading } from '../../session/useRead.ts'
import { useOwnList } from '../useOwnList.ts'

export type MyProductsPageProps = { products: Reading<Product[]>; address: ListAddress }

export function MyProductsPage({ products, address }: MyProductsPageProps) {
  const { list, facets } = useOwnList(products, address)
  const hasSome = products.data !== undefined && products.data.length > 0
  return (
    <>
      <PageHead route="myProducts" />
      <PageTitle>{t('My Products')}</PageTitle>
      {hasSome ? (
        <ProductListing {...{ list, facets, address }} draw={drawManaged()} />
      ) : (
        <MyProducts
          products={products.data}
          hrefFor={productHref}
          updateHrefFor={updateProductHref}
          addHref={paths.addProduct}
          isLoading={products.isLoading}
          error={products.error}
          onRetry={products.retry}
        />
      )}
    </>
  )
}
