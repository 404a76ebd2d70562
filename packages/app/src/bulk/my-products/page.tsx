import type { Product } from '@arot/contract'
import { MyProducts } from '@arot/ui/MyProducts'
import type { OwnProductsTableProps } from '@arot/ui/OwnProductsTable'
import { type DrawProducts, ProductListing } from '../../catalog/listing/ProductListing.tsx'
import type { ListAddress } from '../../catalog/listing/useListAddress.ts'
import { drawManaged } from '../../catalog/managed.tsx'
import { Page } from '../../platform/Page.tsx'
import { paths, productHref, updateProductHref } from '../../routes.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'
import { useOwnList } from '../useOwnList.ts'
import { FileActs } from './FileActs.tsx'
import { OwnSearch } from './OwnSearch.tsx'
import { OwnTable } from './parts.ts'

export type MyProductsPageProps = {
  products: QueryResult<Product[]>
  address: ListAddress
  /** Where the server has one: then the table is changed in its place, and files come and go. */
  workspace?: (Pick<OwnProductsTableProps, 'onChangeCells'> & { onExport: () => Promise<void> }) | undefined
}

export function MyProductsPage({ products, address, workspace }: MyProductsPageProps) {
  const { list, facets } = useOwnList(products, address)
  const hasSome = products.data !== undefined && products.data.length > 0
  return (
    <Page
      route="myProducts"
      aside={workspace && products.data ? <FileActs onExport={hasSome ? workspace.onExport : undefined} /> : null}
    >
      {hasSome ? (
        <>
          <OwnSearch {...address} />
          <ProductListing
            {...{ list, facets, address }}
            draw={workspace ? drawOwn(workspace.onChangeCells) : drawManaged()}
          />
        </>
      ) : (
        <MyProducts
          products={products.data}
          hrefFor={productHref}
          updateHrefFor={updateProductHref}
          addHref={paths.addProduct}
          {...resultProps(products)}
        />
      )}
    </Page>
  )
}

/** As cards they lead to their forms; as a table they are changed in it. */
function drawOwn(onChangeCells: OwnProductsTableProps['onChangeCells']): DrawProducts {
  return (listed, address) =>
    address.view === 'table' ? <OwnTable {...listed} onChangeCells={onChangeCells} /> : drawManaged()(listed, address)
}
