'use client'

import { Handshake, ShoppingCart } from 'lucide-react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Price } from '../../primitives/Price/Price.tsx'
import { smallestPurchase } from '../prices.ts'
import { availability, type Product } from '../product.ts'
import type { ProductDetailLabels } from './labels.ts'

type BuyBoxProps = {
  product: Product
  onBuy: Act
  onOffer: Act | undefined
  isPending: boolean
  words: ProductDetailLabels
}

/**
 * The look that the box and its skeleton share: on a small screen it floats at the bottom of the window until its own
 * place, below all that is known of the product, comes. Over the page but under the bars, which are in it before: in
 * their layer it would cover them, and where it does not float a layer would lift it all the same, as it is in a grid.
 */
export const buyBox =
  'sticky bottom-[calc(var(--arot-page-bottom,0px)+0.5rem)] z-arot-raised order-last flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-arot-card border border-arot-line bg-arot-surface p-3 shadow-arot-float arot-md:static arot-md:z-auto arot-md:order-none arot-md:self-start arot-md:p-5 arot-md:shadow-arot-card'

/** The price and the way to buy; or why it cannot be bought, in words. */
export function BuyBox({ product, onBuy, onOffer, isPending, words }: BuyBoxProps) {
  const { locale } = useHost()
  const least = smallestPurchase(product)
  const reason = reasonAgainst(product, words, locale)
  return (
    <div data-slot="buy-box" className={cn(buyBox)}>
      {/* Two buttons have a row of their own, and what they cost one line above it. */}
      <div
        className={cn(
          'min-w-0 grow-999',
          onOffer && 'flex basis-full flex-wrap items-baseline justify-between gap-x-3',
        )}
      >
        <Price amount={product.price} per={words.unit} className="text-arot-24" />
        <p className="text-arot-13 text-arot-muted tabular-nums">
          {reason === undefined ? (
            `${words.minimum}: ${words.units(formatNumber(least, locale), least)}`
          ) : (
            <strong className="font-semibold text-arot-signal-strong">{reason}</strong>
          )}
        </p>
      </div>
      <ActButton
        size="lg"
        icon={<ShoppingCart aria-hidden />}
        disabledReason={reason}
        isPending={isPending}
        act={onBuy}
        // The reason stands beside it: the bubble would say it twice.
        className={cn('grow px-4 [&+[data-slot=button-reason]]:hidden!', onOffer ? 'min-w-28' : 'min-w-32')}
      >
        {words.buy}
      </ActButton>
      {onOffer === undefined ? null : (
        <ActButton size="lg" variant="secondary" icon={<Handshake aria-hidden />} act={onOffer} className="grow px-4">
          {words.offer}
        </ActButton>
      )}
    </div>
  )
}

function reasonAgainst(product: Product, words: ProductDetailLabels, locale: string) {
  if (product.withdrawn) return words.withdrawn
  // What does not fill the smallest order that can be bought is short, whatever the minimum says.
  const least = smallestPurchase(product)
  const stock = availability({ ...product, minQuantity: least })
  if (stock === 'out') return words.outOfStock
  if (stock === 'short')
    return words.belowMinimum(formatNumber(product.mainQuantity, locale), formatNumber(least, locale))
  return undefined
}
