'use client'

import type { Ref } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx'
import { PriceLadder } from '../PriceLadder/PriceLadder.tsx'
import { smallestOrder } from '../prices.ts'
import type { Product } from '../product.ts'
import type { CheckoutDialogLabels } from './labels.ts'

type QuantityProps = {
  ref: Ref<HTMLInputElement>
  product: Pick<Product, 'price' | 'minQuantity' | 'mainQuantity' | 'orderMultiple' | 'priceBreaks'>
  value: number | null
  onValueChange: (quantity: number | null) => void
  onSetToMinimum: () => void
  isInvalid: boolean
  isPending: boolean
  words: CheckoutDialogLabels
}

/** How many, within which limits, and what each then costs. */
export function Quantity({
  ref,
  product,
  value,
  onValueChange,
  onSetToMinimum,
  isInvalid,
  isPending,
  words,
}: QuantityProps) {
  const { locale } = useHost()
  const { orderMultiple = 1, minQuantity, mainQuantity } = product
  const limits = words.limits(formatNumber(minQuantity, locale), formatNumber(mainQuantity, locale))
  return (
    <>
      <div className="grid gap-1.5">
        <QuantityStepper
          ref={ref}
          label={words.quantity}
          hint={orderMultiple > 1 ? `${limits}, ${words.carton(formatNumber(orderMultiple, locale))}` : limits}
          step={orderMultiple}
          value={value}
          onValueChange={onValueChange}
          isInvalid={isInvalid}
          readOnly={isPending}
        />
        {smallestOrder(product) > 1 ? (
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
      <PriceLadder product={product} quantity={value} />
    </>
  )
}
