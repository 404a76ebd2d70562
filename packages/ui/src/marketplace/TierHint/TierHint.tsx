'use client'

import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { nextBreak } from '../prices.ts'
import type { Product } from '../product.ts'
import { english, type TierHintLabels } from './labels.ts'

export type { TierHintLabels }

export type TierHintProps = Omit<ComponentProps<'p'>, 'children' | 'role'> & {
  /** The product with price breaks. */
  product: Pick<Product, 'priceBreaks'>
  /** The quantity. Null shows no hint. */
  quantity: number | null
  /** Texts that replace those of the chosen language. */
  labels?: Partial<TierHintLabels> | undefined
}

/** The number of units until the next lower price. It always takes a line, so that nothing moves on the last step. */
export function TierHint({ product, quantity, labels, className, ...props }: TierHintProps) {
  const words = useWords('TierHint', english, labels)
  const { currency, locale } = useHost()
  const next = quantity ? nextBreak(product, quantity) : undefined
  return (
    <p
      data-slot="tier-hint"
      {...props}
      role="status"
      className={cn('min-h-5 text-arot-13 text-arot-brand-strong', fromCaller(className))}
    >
      {next && words.hint(formatNumber(next.more, locale), formatMoney(next.price, currency, locale), next.more)}
    </p>
  )
}
