'use client'

import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatMoney } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'

const price = cva('whitespace-nowrap font-bold text-arot-ink tabular-nums', {
  variants: { size: { sm: 'text-arot-14', md: 'text-arot-18', lg: 'text-arot-32' } },
  defaultVariants: { size: 'md' },
})

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The amount, in the host's currency. */
  amount: number
  /** The unit of the price, in small text beside it: "unit". */
  per?: string | undefined
  /**
   * The size.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** An amount of money in the host's currency, with digits of equal width. */
export function Price({ amount, per, size, className, ...props }: PriceProps) {
  const { currency, locale } = useHost()
  return (
    <span data-slot="price" {...props} className={cn(price({ size }), fromCaller(className))}>
      <bdi>{formatMoney(amount, currency, locale)}</bdi>
      {per === undefined ? null : <span className="font-normal text-arot-12 text-arot-muted"> / {per}</span>}
    </span>
  )
}
