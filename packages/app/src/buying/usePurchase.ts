import type { Product } from '@arot/contract'
import { useRef } from 'react'
import { isOfCatalogue, isOfSession } from '../platform/reads.ts'
import type { User } from '../session/user.ts'
import { useVisit } from '../session/visit.ts'
import { createPurchase } from './purchase.ts'
import { useShowStock } from './useShowStock.ts'

/** Buys, and shows the smaller stock and the fuller cart at once. `onHeld`: the units wait for another try. */
export function usePurchase(onHeld: () => void) {
  const { client, data } = useVisit()
  const onTaken = useShowStock()
  const purchase = useRef<ReturnType<typeof createPurchase>>(null)

  return async (product: Product, quantity: number, buyer: User, price: number) => {
    purchase.current ??= createPurchase(client, { onTaken, onHeld })
    try {
      return await purchase.current(product, quantity, buyer, price)
    } finally {
      void data.renew((key) => isOfCatalogue(key) || isOfSession(key))
    }
  }
}
