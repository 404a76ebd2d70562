import { ProductGrid, type ProductGridProps } from '@arot/ui/ProductGrid'
import type { ComponentProps } from 'react'
import { updateProductHref } from '../routes.ts'
import type { DrawProducts } from './listing/ProductListing.tsx'
import { ListedTable } from './listing/parts.ts'

type Offers = Pick<ProductGridProps, 'actionsFor'> & Pick<ComponentProps<typeof ListedTable>, 'onBuy'>

/** Draws a list in which each product also links to its form, with optional further actions. */
export function drawManaged({ actionsFor, onBuy }: Offers = {}): DrawProducts {
  return (listed, { view, filter }) =>
    view === 'table' ? (
      <ListedTable {...listed} updateHrefFor={updateProductHref} onBuy={onBuy} sort={filter.sort} scrolls="page" />
    ) : (
      <ProductGrid
        {...listed}
        variant="manage"
        updateHrefFor={updateProductHref}
        actionsFor={actionsFor}
        headingLevel={2}
        priorities={4}
      />
    )
}
