import type { Product } from '@arot/contract'
import { ButtonLink } from '@arot/ui/Button'
import { ProductDetail } from '@arot/ui/ProductDetail'
import { t } from '../../language/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { paths } from '../../routes.ts'
import type { Reading } from '../../session/useRead.ts'
import { type Checkout, useCheckout } from '../useCheckout.tsx'

export type ProductPageProps = Checkout & {
  product: Reading<Product>
  isMissing: boolean
  /** What a checkout begins with. */
  defaultQuantity?: number | undefined
}

export function ProductPage({ product, isMissing, defaultQuantity, ...checkout }: ProductPageProps) {
  const { data, error, isLoading, retry } = product
  const { open, isOpening, warm, dialog } = useCheckout({ ...checkout, defaultQuantity })
  return (
    <>
      <PageHead route="product" title={data?.name} description={data?.description} />
      <ProductDetail
        product={isMissing ? null : data}
        onBuy={() => data && open(data)}
        isPending={isOpening}
        isLoading={isLoading}
        error={error}
        onRetry={retry}
        notFoundAction={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
        onPointerEnter={warm}
        onFocus={warm}
      />
      {dialog(data)}
    </>
  )
}
