import { type Product, purchaseProblem } from '@arot/contract'
import { ButtonLink } from '@arot/ui/Button'
import { ProductDetail } from '@arot/ui/ProductDetail'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../addresses.ts'
import type { Refusal } from '../../data/purchase.ts'
import type { Reading } from '../../data/useRead.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { titles } from '../../words.ts'

// Loaded while the buyer reads, so that a visit which buys nothing carries no dialog.
const loadCheckout = () => import('@arot/ui/CheckoutDialog')
const CheckoutDialog = lazy(() => loadCheckout().then(({ CheckoutDialog }) => ({ default: CheckoutDialog })))

export type ProductPageProps = {
  product: Reading<Product>
  isMissing: boolean
  buyer: { name: string; email: string }
  /** Buys; resolves to why not, or to nothing. */
  onConfirm: (quantity: number) => Promise<Refusal | null>
}

export function ProductPage({
  product: { data, error, isLoading, retry },
  isMissing,
  buyer,
  onConfirm,
}: ProductPageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <>
      <PageHead title={data?.name ?? titles[paths.product]} description={data?.description} isHidden />
      <ProductDetail
        product={isMissing ? null : data}
        onBuy={open}
        isLoading={isLoading}
        error={error}
        onRetry={retry}
        notFoundAction={<ButtonLink href={paths.allProducts}>See all products</ButtonLink>}
        onPointerEnter={loadCheckout}
        onFocus={loadCheckout}
      />
      {data && wasOpened ? (
        <Suspense>
          <CheckoutDialog
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            product={data}
            buyer={buyer}
            validate={(quantity) => purchaseProblem(quantity, data)}
            onConfirm={onConfirm}
          />
        </Suspense>
      ) : null}
    </>
  )
}
