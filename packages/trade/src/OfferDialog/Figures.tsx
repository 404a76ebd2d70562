'use client'

import { formatExactMoney, formatMoney } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { NumberInput } from '@arot/ui/NumberInput'
import { QuantityStepper } from '@arot/ui/QuantityStepper'
import type { Form } from '@arot/ui/useForm'
import type { OfferTerms } from '../offer.ts'
import type { OfferDialogLabels } from './labels.ts'
import { limitsIn } from './terms.ts'

type FiguresProps = {
  product: Parameters<typeof limitsIn>[0]
  quantity: number | null
  typedPrice: string
  listPrice: number
  form: Form<OfferTerms>
  words: OfferDialogLabels
  onQuantityChange: (quantity: number | null) => void
  onPriceChange: (typed: string) => void
}

/** The fields for quantity and unit price. */
export function Figures({ product, words, listPrice, form, ...figures }: FiguresProps) {
  const { currency, locale } = useHost()
  return (
    <div className="grid items-start gap-4 arot-sm:grid-cols-2">
      <QuantityStepper
        {...form.field('quantity')}
        label={words.quantity}
        hint={limitsIn(product, words, locale)}
        step={product.orderMultiple}
        value={figures.quantity}
        onValueChange={figures.onQuantityChange}
        readOnly={form.isPending}
      />
      <NumberInput
        {...form.field('price')}
        label={words.price}
        hint={words.listPrice(formatMoney(listPrice, currency, locale))}
        required
        hasDecimals
        value={figures.typedPrice}
        format={(read) => formatExactMoney(read, currency, locale)}
        onTextChange={figures.onPriceChange}
        readOnly={form.isPending}
      />
    </div>
  )
}
