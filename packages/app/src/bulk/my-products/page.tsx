import type { Product } from '@arot/contract'
import { MyProducts } from '@arot/trade/MyProducts'
import type { ColumnSettings, OwnProductsTableProps } from '@arot/trade/OwnProductsTable'
import { type DrawProducts, ProductListing } from '../../catalog/listing/ProductListing.tsx'
import type { ListAddress } from '../../catalog/listing/useListAddress.ts'
import { drawManaged } from '../../catalog/managed.tsx'
import { t } from '../../platform/i18n/words.ts'
import { lazyWithRetry } from '../../platform/lazy.tsx'
import { Page } from '../../platform/Page.tsx'
import { PageSearch } from '../../platform/PageSearch.tsx'
import { paths, pricesHref, productHref, updateProductHref } from '../../routes.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'
import { validateCell } from '../useOwnCells.ts'
import { useOwnList } from '../useOwnList.ts'
import { FileActs } from './FileActs.tsx'

// Most suppliers use the cards, so the table's code loads late.
export const OwnTable = lazyWithRetry(async () => (await import('@arot/trade/OwnProductsTable')).OwnProductsTable)

export type MyProductsPageProps = {
  products: QueryResult<Product[]>
  address: ListAddress
  /** Our server's bulk edit and export. With it the table is editable. */
  workspace?: Workspace | undefined
}

type Workspace = Pick<OwnProductsTableProps, 'onChangeCells'> & ColumnSettings & { onExport: () => Promise<void> }

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
          <PageSearch
            q={address.filter.q}
            search={t('Search my products')}
            placeholder={t('Name or SKU')}
            onSearch={(words) => address.change({ q: words })}
          />
          <ProductListing {...{ list, facets, address }} draw={workspace ? drawOwn(workspace) : drawManaged()} />
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

/** Cards link to their forms. Table cells are edited in place. */
function drawOwn({ onExport: _, ...workspace }: Workspace): DrawProducts {
  return (listed, address) =>
    address.view === 'table' ? (
      <OwnTable
        {...listed}
        {...workspace}
        updateHrefFor={updateProductHref}
        pricesHrefFor={pricesHref}
        validate={validateCell}
        scrolls="page"
      />
    ) : (
      drawManaged()(listed, address)
    )
}
