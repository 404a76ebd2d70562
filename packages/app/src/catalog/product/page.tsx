import type { Product } from '@arot/contract'
import { Breadcrumb } from '@arot/ui/Breadcrumb'
import { ButtonLink } from '@arot/ui/Button'
import { ProductDetail, type ProductDetailProps } from '@arot/ui/ProductDetail'
import { useCategoryName } from '@arot/ui/useCategoryName'
import type { ReactNode } from 'react'
import { type Checkout, useCheckout } from '../../orders/useCheckout.tsx'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { brandHref, categoryHref, paths, pricesHref, supplierHref, updateProductHref } from '../../routes.ts'
import { isMissing } from '../../session/queryProps.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'
import { WithdrawButton } from '../WithdrawButton.tsx'
import { startQuantity, useChosenQuantity } from './useChosenQuantity.ts'

export type ProductPageProps = Checkout & {
  /** Withdraws or publishes the product. Set only for its owner. */
  onWithdrawnChange?: ((isWithdrawn: boolean) => Promise<void>) | undefined
  /** Opens the offer dialog. Without it the page has no offer button. */
  onOffer?: ProductDetailProps['onOffer']

  product: QueryResult<Product>
  /** Below the product: its reviews and links to other products. */
  more?: ReactNode
}

export function ProductPage({ product, more, onOffer, onWithdrawnChange, ...checkoutProps }: ProductPageProps) {
  const { data } = product
  const found = isMissing(product) ? null : data
  const { quantity, choose, checkout } = useChosenQuantity(checkoutProps)
  const { open, isOpening, warm, dialog } = useCheckout(checkout)
  const nameOf = useCategoryName()
  return (
    <>
      <PageHead route="product" title={data?.name} description={data?.description} />
      {found ? (
        <Breadcrumb
          trail={[
            { label: t('Home'), href: paths.home },
            { label: nameOf(found.category), href: categoryHref(found.category) },
          ]}
          current={found.name}
          // Closer to the bar on a phone, so that the product starts higher on the screen.
          className="-mt-3 mb-1 arot-md:mt-0 arot-md:mb-4 print:hidden"
        />
      ) : null}
      {found && onWithdrawnChange ? <OwnerActs product={found} onWithdrawnChange={onWithdrawnChange} /> : null}
      <ProductDetail
        product={found}
        brandHref={data && brandHref(data.brand)}
        categoryHref={data && categoryHref(data.category)}
        supplierHref={data?.supplier && supplierHref(data.supplier)}
        onBuy={() => data && open(data, quantity ?? startQuantity)}
        quantity={quantity}
        onQuantityChange={choose}
        isPending={isOpening}
        onOffer={onOffer}
        {...resultProps(product)}
        notFoundAction={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
        onPointerEnter={warm}
        onFocus={warm}
      />
      {found === null ? null : more}
      {dialog(data)}
    </>
  )
}

type OwnerActsProps = { product: Product; onWithdrawnChange: (isWithdrawn: boolean) => Promise<void> }

/** The owner's tools stand above the product: owners do not open their own product to buy it. */
function OwnerActs({ product, onWithdrawnChange }: OwnerActsProps) {
  return (
    <section
      aria-label={t('You sell this product')}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-arot-card border border-arot-line bg-arot-surface p-3 ps-4 arot-md:mb-6 print:hidden"
    >
      <p className="font-semibold text-arot-15">{t('You sell this product')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={updateProductHref(product)}>{t('Edit')}</ButtonLink>
        <ButtonLink variant="secondary" href={pricesHref(product)}>
          {t('Change Prices')}
        </ButtonLink>
        <WithdrawButton isWithdrawn={product.withdrawn === true} onWithdrawnChange={onWithdrawnChange} />
      </div>
    </section>
  )
}
