import { OwnProductsTable, type OwnProductsTableProps } from '@arot/ui/OwnProductsTable'
import type { ListedProducts } from '../../catalog/listing/ProductListing.tsx'
import { pricesHref, updateProductHref } from '../../routes.ts'
import { checkCell } from '../useOwnCells.ts'

/** One's own products as a table that is changed in its place. */
export function OwnTable(listed: ListedProducts & Pick<OwnProductsTableProps, 'onChangeCells'>) {
  return (
    <OwnProductsTable
      {...listed}
      updateHrefFor={updateProductHref}
      pricesHrefFor={pricesHref}
      judge={checkCell}
      scrolls="page"
    />
  )
}
