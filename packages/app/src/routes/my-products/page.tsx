import type { Product } from '@arot/contract'
import { MyProducts } from '@arot/ui/MyProducts'
import { paths, productHref, updateProductHref } from '../../addresses.ts'
import type { Reading } from '../../data/useRead.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { ProductListing } from '../../listing/ProductListing.tsx'
import type { ListAddress } from '../../listing/useListAddress.ts'
import { useOwnList } from '../../listing/useOwnList.ts'
import { titles } from '../../words.ts'

export type MyProductsPageProps = { products: Reading<Product[]>; address: ListAddress }

export function MyProductsPage({ products, address }: MyProductsPageProps) {
  const { listed, facets } = useOwnList(products, address)
  const hasSome = products.data !== undefined && products.data.length > 0
  return (
    <>
      <PageHead title={titles[paths.myProducts]} isHidden />
      <PageTitle>My Products</PageTitle>
      {hasSome ? (
        <ProductListing {...{ listed, facets, address }} updateHrefFor={updateProductHref} />
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
