'use client'

import { ShoppingCart } from 'lucide-react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Price } from '../../primitives/Price/Price.tsx'
import { availability, type Product } from '../product.ts'
import type { ProductDetailLabels } from './labels.ts'

type BuyBoxProps = { product: Product; onBuy: Act; isPending: boolean; words: ProductDetailLabels }

/**
 * The look that the box and its skeleton share: on a small screen it floats at the bottom of the window until its own
 * place comes, above any bar that is there.
 */
export const buyBox =
  'sticky bottom-[calc(var(--arot-page-bottom,0px)+0.5rem)] z-arot-sticky flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-arot-card border border-arot-line bg-arot-surface p-3 shadow-arot-float arot-md:static arot-md:self-start arot-md:p-5 arot-md:shadow-arot-card'

/** The price and the way to buy; or why it cannot be bought, in words. */
export function BuyBox({ product, onBuy, isPending, words }: BuyBoxProps) {
  const { locale } = useHost()
  const reason = reasonAgainst(product, words, locale)
  return (
    <div data-slot="buy-box" className={cn(buyBox)}>
      <div className="min-w-0 grow-999">
        <Price amount={product.price} per={words.unit} className="text-arot-24" />
        <p className="text-arot-13 text-arot-muted tabular-nums">
          {reason === undefined ? (
            `${words.minimum}: ${words.units(formatNumber(product.minQuantity, locale), product.minQuantity)}`
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
        className="min-w-32 grow [&+[data-slot=button-reason]]:hidden!"
      >
        {words.buy}
      </ActButton>
    </div>
  )
}

function reasonAgainst(product: Product, words: ProductDetailLabels, locale: string) {
  if (product.withdrawn) return words.withdrawn
  const stock = availability(product)
  if (stock === 'out') return words.outOfStock
  if (stock === 'short')
    return words.belowMinimum(formatNumber(product.mainQuantity, locale), formatNumber(product.minQuantity, locale))
  return undefined
}
