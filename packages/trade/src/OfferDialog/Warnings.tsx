'use client'

import { formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Notice } from '@arot/ui/Notice'
import type { OfferDialogLabels } from './labels.ts'

type WarningsProps = {
  quantity: number | null
  price: number | null
  listPrice: number
  stock: number | undefined
  words: OfferDialogLabels
}

/** Warns of terms that are allowed but unlikely: more units than the stock, or a price above the list price. */
export function Warnings({ quantity, price, listPrice, stock, words }: WarningsProps) {
  const { currency, locale } = useHost()
  if (quantity === null || quantity <= 0) return null
  const isOverStock = stock !== undefined && quantity > stock
  const isOverList = price !== null && price > listPrice
  const units = formatNumber(quantity, locale)
  return (
    <>
      {isOverStock ? (
        <Notice
          tone="warning"
          title={words.overStock.title}
          text={words.overStock.text(formatNumber(stock, locale), stock)}
        />
      ) : null}
      {isOverList ? (
        <Notice tone="warning" title={words.overList(units, formatMoney(listPrice, currency, locale), quantity)} />
      ) : null}
    </>
  )
}
