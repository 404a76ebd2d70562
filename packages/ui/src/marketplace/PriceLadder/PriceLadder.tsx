'use client'

import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { smallestPurchase, unitPriceAt } from '../prices.ts'
import type { Product } from '../product.ts'
import { TierHint } from '../TierHint/TierHint.tsx'
import { english, type PriceLadderLabels } from './labels.ts'

export type { PriceLadderLabels }

export type PriceLadderProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The product. Its prices start at the smallest order of its supplier. */
  product: Pick<Product, 'price' | 'minQuantity' | 'orderMultiple' | 'priceBreaks' | 'supplier'>
  /** The chosen quantity: marks its step, and shows a hint about the next one. */
  quantity?: number | null | undefined
  /**
   * Whether the hint about the next step appears below, if there is a `quantity`. Otherwise render a TierHint
   * elsewhere.
   * @default true
   */
  hasHint?: boolean | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PriceLadderLabels> | undefined
}

/** The price of a unit by quantity, with the saving. Renders nothing if the product has a single price. */
export function PriceLadder({ product, quantity, hasHint = true, labels, className, ...props }: PriceLadderProps) {
  const words = useWords('PriceLadder', english, labels)
  const { currency, locale } = useHost()
  if (!product.priceBreaks?.length) return null
  const smallest = smallestPurchase(product)
  const first = { from: smallest, price: unitPriceAt(product, smallest) }
  const priceBreaks = product.priceBreaks.filter(({ from }) => from > smallest)
  const steps = [first, ...priceBreaks]
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const chosen = quantity ? steps.findLastIndex(({ from }) => from <= quantity) : -1
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <div data-slot="price-ladder" {...props} className={cn('min-w-0 text-arot-14', fromCaller(className))}>
      <table className="w-full border-collapse text-start tabular-nums">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-arot-13 text-arot-muted">
          <tr>
            <th className="py-1 ps-2 text-start font-medium">{words.units}</th>
            <th className="py-1 text-end font-medium">{words.each}</th>
            <th className="py-1 pe-2 text-end font-medium">{words.save}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, price }, index) => (
            <tr
              key={from}
              data-slot="price-ladder-step"
              data-state={index === chosen ? 'on' : 'off'}
              className="border-arot-line border-t data-[state=on]:bg-arot-brand-soft data-[state=on]:font-semibold"
            >
              <th scope="row" className="py-1.5 ps-2 text-start [font-weight:inherit]">
                {words.from(formatNumber(from, locale))}
                {index === chosen ? (
                  <>
                    <Check aria-hidden className="ms-1.5 inline size-4 align-[-0.2em] text-arot-brand" />
                    <span className="sr-only">{words.chosen}</span>
                  </>
                ) : null}
              </th>
              <td className="py-1.5 text-end">
                <bdi>{money(price)}</bdi>
              </td>
              <td className="py-1.5 pe-2 text-end">
                {index === 0 ? null : <bdi>{percent.format(1 - price / first.price)}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {quantity === undefined || !hasHint ? null : (
        <TierHint product={{ priceBreaks }} quantity={quantity} className="mt-2 ps-2" />
      )}
    </div>
  )
}
