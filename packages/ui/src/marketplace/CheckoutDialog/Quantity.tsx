'use client'

import type { ReactNode, Ref } from 'react'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { formatList } from '../../lib/formatList.ts'
import { useHost } from '../../lib/host.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx'
import { PriceLadder } from '../PriceLadder/PriceLadder.tsx'
import { smallestPurchase } from '../prices.ts'
import { smallestOrder } from '../product.ts'
import type { CheckoutDialogLabels } from './labels.ts'
import type { PurchaseTerms } from './rejection.ts'

type QuantityProps = {
  ref: Ref<HTMLInputElement>
  product: PurchaseTerms
  value: number | null
  onValueChange: (quantity: number | null) => void
  onSetToMinimum: () => void
  isInvalid: boolean
  isPending: boolean
  words: CheckoutDialogLabels
  /** The error, close to the field and before text that the user only reads. */
  children: ReactNode
}

/** The quantity with its limits and the prices. */
export function Quantity({
  ref,
  product,
  value,
  onValueChange,
  onSetToMinimum,
  isInvalid,
  isPending,
  words,
  children,
}: QuantityProps) {
  const { currency, locale } = useHost()
  const { orderMultiple = 1, mainQuantity, supplier } = product
  const least = smallestPurchase(product)
  const limits = [
    words.limits(formatNumber(smallestOrder(product), locale), formatNumber(mainQuantity, locale)),
    orderMultiple > 1 && words.carton(formatNumber(orderMultiple, locale)),
    // If the minimum already reaches the value, the value is not a limit.
    least > smallestOrder(product) &&
      words.orderValue(
        formatMoney(supplier?.smallestOrderValue ?? 0, currency, locale),
        formatNumber(least, locale),
        least,
      ),
  ]
  return (
    <>
      <div className="grid gap-1.5">
        <QuantityStepper
          ref={ref}
          label={words.quantity}
          hint={formatList(limits, locale)}
          step={orderMultiple}
          value={value}
          onValueChange={onValueChange}
          isInvalid={isInvalid}
          readOnly={isPending}
        />
        {least > 1 ? (
          <Button
            variant="link"
            size="sm"
            aria-disabled={isPending || undefined}
            className="justify-self-start"
            onClick={onSetToMinimum}
          >
            {words.setToMinimum}
          </Button>
        ) : null}
      </div>
      {children}
      <PriceLadder product={product} quantity={value} />
    </>
  )
}
