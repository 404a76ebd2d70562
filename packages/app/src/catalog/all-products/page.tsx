import { type Product, purchaseProblem, smallestPurchase } from '@arot/contract'
import { Button } from '@arot/ui/Button'
import { useEffect } from 'react'
import { type Checkout, useCheckout } from '../../orders/useCheckout.tsx'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { whenIdle } from '../../platform/tasks.ts'
import { ProductListing, type ProductListingProps } from '../listing/ProductListing.tsx'
import { drawManaged } from '../managed.tsx'

export type AllProductsPageProps = Pick<ProductListingProps, 'list' | 'facets' | 'address'> & { checkout: Checkout }

export function AllProductsPage({ checkout, ...props }: AllProductsPageProps) {
  const { q } = props.address.filter
  const { open, warm, dialog } = useCheckout(checkout)
  useEffect(() => whenIdle(warm), [warm])
  // Buyers in a list know the product, so the checkout opens with the smallest quantity they can buy.
  const buy = (product: Product, quantity = smallestPurchase(product)) => open(product, quantity)

  return (
    <Page route="allProducts" heading={q && t('Results for “{words}”', { words: q })}>
      <ProductListing
        {...props}
        draw={drawManaged({
          onBuy: buy,
          actionsFor: (product) =>
            purchaseProblem(smallestPurchase(product), product) ? null : (
              <Button size="sm" aria-label={t('Buy {name}', { name: product.name })} onClick={() => buy(product)}>
                {t('Buy')}
              </Button>
            ),
        })}
      />
      {dialog()}
    </Page>
  )
}
