'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { NumberInput, readNumber } from '../../primitives/NumberInput/NumberInput.tsx'
import { purchaseAvailability, smallestPurchase } from '../prices.ts'
import type { Product } from '../product.ts'
import type { ProductTableLabels } from './labels.ts'

/** The props of a row's purchase. */
export type RowToBuy = {
  product: Product
  /** The typed text by product id. */
  typed: Map<string, string>
  words: ProductTableLabels
}

/** Renders the purchase in a row. Create it with `buyInRow`. */
export type RowBuying = (row: RowToBuy) => ReactNode

/** Adds a field and a Buy button to each row. `onBuy` gets the typed quantity, or undefined if the field is empty. */
export function buyInRow(onBuy: (product: Product, quantity: number | undefined) => void): RowBuying {
  return (row) => <RowPurchase {...row} onBuy={onBuy} />
}

/** A quantity and a Buy button; Enter buys too. A product that cannot be bought has neither. */
function RowPurchase({ product, typed, onBuy, words }: RowToBuy & { onBuy: Parameters<typeof buyInRow>[0] }) {
  const { locale } = useHost()
  const [text, setText] = useState(typed.get(product._id) ?? '')
  const stock = purchaseAvailability(product)
  if (stock === 'out' || stock === 'short') return <span className="grow text-arot-muted">{words.notEnough}</span>

  function type(next: string) {
    setText(next)
    typed.set(product._id, next)
  }

  function buy(event: FormEvent) {
    event.preventDefault()
    onBuy(product, readNumber(text, locale) ?? undefined)
  }

  return (
    <form onSubmit={buy} noValidate className="flex items-center gap-2">
      <NumberInput
        label={words.units(product.name)}
        isLabelHidden
        size="sm"
        value={text}
        onTextChange={type}
        placeholder={formatNumber(smallestPurchase(product), locale)}
        className="w-34 arot-md:w-30"
      />
      <Button type="submit" variant="secondary" size="sm" aria-label={words.buyNamed(product.name)}>
        {words.buy}
      </Button>
    </form>
  )
}
