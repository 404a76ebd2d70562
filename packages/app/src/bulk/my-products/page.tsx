import { limits, type Product } from '@arot/contract'
import type { OwnProductsTableProps } from '@arot/trade/OwnProductsTable'
import { MyProducts } from '@arot/ui/MyProducts'
import { SearchBox } from '@arot/ui/SearchBox'
import { type DrawProducts, ProductListing } from '../../catalog/listing/ProductListing.tsx'
import type { ListAddress } from '../../catalog/listing/useListAddress.ts'
import { drawManaged } from '../../catalog/managed.tsx'
import { t } from '../../platform/i18n/words.ts'
import { lazyWithRetry } from '../../platform/lazy.tsx'
import { Page } from '../../platform/Page.tsx'
import { useTyped } from '../../platform/useTyped.ts'
import { paths, productHref, updateProductHref } from '../../routes.ts'
import { resultProps } from '../../session/queryProps.ts'
import type { QueryResult } from '../../session/useQuery.ts'
import { useOwnList } from '../useOwnList.ts'
import { FileActs } from './FileActs.tsx'

// Most suppliers use the cards, so the table's code loads late.
export const OwnTable = lazyWithRetry(async () => (await import('./OwnTable.tsx')).OwnTable)

export type MyProductsPageProps = {
  products: QueryResult<Product[]>
  address: ListAddress
  /** Our server's bulk edit and export. With it the table is editable. */
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

/** Searches the reader's own products. Keeps the focus, so that the reader can go on typing. */
function OwnSearch({ filter: { q = '' }, change }: Pick<ListAddress, 'filter' | 'change'>) {
  const [typed, setTyped] = useTyped(q)
  return (
    <SearchBox
      value={typed}
      onValueChange={setTyped}
      maxLength={limits.search}
      labels={{ search: t('Search my products'), placeholder: t('Name or SKU') }}
      onSubmit={(words) => change({ q: words })}
      onClear={() => {
        if (q !== '') change({ q: undefined })
      }}
      className="mb-4 max-w-100 print:hidden"
    />
  )
}

/** Cards link to their forms. Table cells are edited in place. */
function drawOwn(onChangeCells: OwnProductsTableProps['onChangeCells']): DrawProducts {
  return (listed, address) =>
    address.view === 'table' ? <OwnTable {...listed} onChangeCells={onChangeCells} /> : drawManaged()(listed, address)
}
