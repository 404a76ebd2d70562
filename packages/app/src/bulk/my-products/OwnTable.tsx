import { OwnProductsTable, type OwnProductsTableProps } from '@arot/trade/OwnProductsTable'
import type { ListedProducts } from '../../catalog/listing/ProductListing.tsx'
import { pricesHref, updateProductHref } from '../../routes.ts'
import { validateCell } from '../useOwnCells.ts'

/** The reader's own products as an editable table. */
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
