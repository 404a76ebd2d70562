'use client'

import { formatMoney, formatShare } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { DifferenceWords } from './OfferThread/labels.ts'
import { differenceOf } from './offer.ts'

type DifferenceProps = { price: number; from: number; words: DifferenceWords }

/** The difference between two prices as text. It has no colour, because less is good for one side and bad for the other. */
export function Difference({ price, from, words }: DifferenceProps) {
  const { currency, locale } = useHost()
  const { direction, by, share } = differenceOf(price, from)
  const Icon = icons[direction]
  return (
    <span data-state={direction} className="inline-flex min-w-0 items-start gap-1 tabular-nums">
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0 text-arot-muted" />
      <bdi>
        {direction === 'same'
          ? words.same
          : words[direction](formatMoney(by, currency, locale), formatShare(share, locale))}
      </bdi>
    </span>
  )
}

const icons = { below: ArrowDown, above: ArrowUp, same: Equal }
