'use client'

import { Handshake, ShoppingCart } from 'lucide-react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Price } from '../../primitives/Price/Price.tsx'
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx'
import { PriceLadder } from '../PriceLadder/PriceLadder.tsx'
import { purchaseAvailability, smallestPurchase, totalOf, unitPriceAt } from '../prices.ts'
import type { Product } from '../product.ts'
import { TierHint } from '../TierHint/TierHint.tsx'
import type { ProductDetailLabels } from './labels.ts'
import { buyBar, buyBox, buyHead } from './layout.ts'

type BuyBoxProps = {
  product: Product
  /** Null while no quantity is chosen. */
  quantity: number | null
  onQuantityChange: ((quantity: number | null) => void) | undefined
  onBuy: Act
  onOffer: Act | undefined
  isPending: boolean
  words: ProductDetailLabels
}

/** The prices, the quantity, the total and the buttons; or why the product cannot be bought. */
export function BuyBox({ product, quantity, onQuantityChange, onBuy, onOffer, isPending, words }: BuyBoxProps) {
  const { locale } = useHost()
  const least = smallestPurchase(product)
  const reason = reasonAgainst(product, words, locale)
  const isChosen = onQuantityChange !== undefined && quantity !== null && quantity >= least
  return (
    <div data-slot="buy-box" className={buyBox}>
      {/* First in the document, but after the price on a wide screen. On a phone the price is in the bar with Buy. */}
      <Choices
        {...{ product, quantity, least, words }}
        onQuantityChange={reason === undefined ? onQuantityChange : undefined}
      />
      <div data-slot="buy-bar" className={buyBar}>
        {/* Two buttons have their own row, with the total in a line above. */}
        <div className={cn(buyHead, onOffer && 'flex basis-full flex-wrap items-baseline justify-between gap-x-3')}>
          <Price amount={unitPriceAt(product, quantity ?? 0)} per={words.unit} className="text-arot-24" />
          <p className="text-arot-13 text-arot-muted tabular-nums">
            {reason !== undefined ? (
              <strong className="font-semibold text-arot-signal-strong">{reason}</strong>
            ) : isChosen ? (
              <>
                {words.total}{' '}
                <Price
                  data-slot="buy-box-total"
                  amount={totalOf(unitPriceAt(product, quantity), quantity)}
                  className="text-arot-16"
                />
              </>
            ) : (
              `${words.minimum}: ${words.units(formatNumber(least, locale), least)}`
            )}
          </p>
        </div>
        <div className="flex grow flex-wrap gap-x-3 gap-y-2 arot-md:order-3">
          <ActButton
            size="lg"
            icon={<ShoppingCart aria-hidden />}
            disabledReason={reason}
            isPending={isPending}
            act={onBuy}
            // The reason is already visible beside it, so hide the bubble.
            className={cn('grow px-4 [&+[data-slot=button-reason]]:hidden!', onOffer ? 'min-w-28' : 'min-w-32')}
          >
            {words.buy}
          </ActButton>
          {onOffer === undefined ? null : (
            <ActButton
              size="lg"
              variant="secondary"
              icon={<Handshake aria-hidden />}
              act={onOffer}
              className="grow px-4"
            >
              {words.offer}
            </ActButton>
          )}
        </div>
      </div>
    </div>
  )
}

/** On a phone, a focused field scrolls to above the bar. */
const field = 'min-w-0 max-w-60 flex-1 basis-44 max-arot-md:[&_input]:scroll-mb-32'

type ChoicesProps = Pick<BuyBoxProps, 'product' | 'quantity' | 'onQuantityChange' | 'words'> & { least: number }

/** The prices and the quantity. Without `onQuantityChange`, only the prices. */
function Choices({ product, quantity, onQuantityChange, least, words }: ChoicesProps) {
  const { locale } = useHost()
  if (onQuantityChange === undefined) return <PriceLadder product={product} className="arot-md:order-2" />
  return (
    <div className="grid min-w-0 gap-3 arot-md:order-2">
      <PriceLadder product={product} quantity={quantity} hasHint={false} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 print:hidden">
        <QuantityStepper
          label={words.quantity}
          placeholder={formatNumber(least, locale)}
          min={least}
          step={product.orderMultiple}
          value={quantity}
          onValueChange={onQuantityChange}
          isOptional
          className={field}
        />
        {product.priceBreaks?.length ? (
          <TierHint
            product={product}
            quantity={quantity}
            className="flex min-h-arot-control flex-1 basis-24 items-center"
          />
        ) : null}
      </div>
    </div>
  )
}

function reasonAgainst(product: Product, words: ProductDetailLabels, locale: string) {
  if (product.withdrawn) return words.withdrawn
  const stock = purchaseAvailability(product)
  if (stock === 'out') return words.outOfStock
  if (stock === 'short')
    return words.belowMinimum(
      formatNumber(product.mainQuantity, locale),
      formatNumber(smallestPurchase(product), locale),
    )
  return undefined
}
