'use client'

import { formatExactMoney, formatMoney } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { NumberInput } from '@arot/ui/NumberInput'
import { QuantityStepper } from '@arot/ui/QuantityStepper'
import type { OfferDialogLabels } from './labels.ts'
import { limitsIn, type OfferErrors } from './terms.ts'

type FiguresProps = {
  product: Parameters<typeof limitsIn>[0]
  quantity: number | null
  typedPrice: string
  listPrice: number
  errors: OfferErrors
  isPending: boolean
  words: OfferDialogLabels
  onQuantityChange: (quantity: number | null) => void
  onPriceChange: (typed: string) => void
}

/** How many, and for how much each. */
export function Figures({ product, words, listPrice, errors, isPending, ...figures }: FiguresProps) {
  const { currency, locale } = useHost()
  return (
    <div className="grid items-start gap-4 arot-sm:grid-cols-2">
      <QuantityStepper
        label={words.quantity}
        hint={limitsIn(product, words, locale)}
        step={product.orderMultiple}
        value={figures.quantity}
        onValueChange={figures.onQuantityChange}
        error={errors.quantity}
        readOnly={isPending}
      />
      <NumberInput
        label={words.price}
        hint={words.listPrice(formatMoney(listPrice, currency, locale))}
        required
        hasDecimals
        value={figures.typedPrice}
        format={(read) => formatExactMoney(read, currency, locale)}
        onChange={({ target }) => figures.onPriceChange(target.value)}
        error={errors.price}
        readOnly={isPending}
      />
    </div>
  )
}
