import { type Product, purchaseProblem } from '@arot/contract'
import { ButtonLink } from '@arot/ui/Button'
import type { CheckoutDialogProps } from '@arot/ui/CheckoutDialog'
import { ProductDetail } from '@arot/ui/ProductDetail'
import { useState } from 'react'
import { t } from '../../language/words.ts'
import { comesLater, useOpening } from '../../platform/later.tsx'
import { inWords } from '../../platform/messages.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { paths } from '../../routes.ts'
import type { Reading } from '../../session/useRead.ts'

// Loaded while the buyer reads, so that a visit which buys nothing carries no dialog.
const CheckoutDialog = comesLater(async () => (await import('@arot/ui/CheckoutDialog')).CheckoutDialog)
const warm = () => void CheckoutDialog.load().catch(() => {})

export type ProductPageProps = Pick<CheckoutDialogProps, 'defaultQuantity' | 'onQuantityChange' | 'onConfirm'> & {
  product: Reading<Product>
  isMissing: boolean
  buyer: { name: string; email: string }
}

export function ProductPage({
  product: { data, error, isLoading, retry },
  isMissing,
  buyer,
  onConfirm,
  ...quantity
}: ProductPageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpening, open] = useOpening(CheckoutDialog)

  function buy() {
    void open(() => {
      setWasOpened(true)
      setIsOpen(true)
    })
  }

  return (
    <>
      <PageHead route="product" title={data?.name} description={data?.description} />
      <ProductDetail
        product={isMissing ? null : data}
        onBuy={buy}
        isPending={isOpening}
        isLoading={isLoading}
        error={error}
        onRetry={retry}
        notFoundAction={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
        onPointerEnter={warm}
        onFocus={warm}
      />
      {data && wasOpened ? (
        <CheckoutDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          product={data}
          buyer={buyer}
          validate={(quantity) => inWords(purchaseProblem(quantity, data))}
          onConfirm={onConfirm}
          {...quantity}
        />
      ) : null}
    </>
  )
}
