import { useState } from 'react'
import type { Checkout } from '../../orders/useCheckout.tsx'
import { useInBrowser } from '../../platform/useInBrowser.ts'

/** The checkout's quantity before the buyer chooses one, and after a purchase. */
export const startQuantity = 1

/** The quantity that the buy box and the checkout of a product page share. */
export function useChosenQuantity({ defaultQuantity, onQuantityChange, ...checkout }: Checkout) {
  const [chosen, setChosen] = useState<number | null>()
  // The draft is in the browser's storage, which the server that rendered the page cannot read.
  const draft = useInBrowser(defaultQuantity ?? null, null)
  const quantity = chosen === undefined ? draft : chosen

  function choose(next: number | null) {
    setChosen(next)
    onQuantityChange?.(next)
  }

  return {
    quantity,
    choose,
    checkout: {
      ...checkout,
      onQuantityChange: (next: number | null) => choose(next === startQuantity ? null : next),
    } satisfies Checkout,
  }
}
