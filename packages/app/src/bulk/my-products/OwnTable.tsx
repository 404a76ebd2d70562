import { OwnProductsTable, type OwnProductsTableProps } from '@arot/trade/OwnProductsTable'
import type { ListedProducts } from '../../catalog/listing/ProductListing.tsx'
import { pricesHref, updateProductHref } from '../../routes.ts'
import { validateCell } from '../useOwnCells.ts'

/** One's own products as a table that is changed in its place. */
export function OwnTable(listed: ListedProducts & Pick<OwnProductsTableProps, 'onChangeCells'>) {
  return (
    <OwnProductsTable
      {...listed}
      updateHrefFor={updateProductHref}
      pricesHrefFor={pricesHref}
      validate={validateCell}
      scrolls="page"
    />
  )
}
