import type { Product } from '@arot/contract'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { User } from '../session/session.ts'
import { useVisit } from '../visit.ts'
import { createPurchase } from './purchase.ts'
import { isOfCatalogue, isOfSession, reads } from './reads.ts'

/** Buys, and shows the smaller stock and the fuller cart at once. `onHeld`: the units wait for another try. */
export function usePurchase(onHeld: () => void) {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const purchase = useRef<ReturnType<typeof createPurchase>>(null)

  return async (product: Product, quantity: number, buyer: User) => {
    purchase.current ??= createPurchase(client, onHeld)
    try {
      const refusal = await purchase.current(product, quantity, buyer)
      if (refusal) return refusal
      const less = (known?: Product) => known && { ...known, mainQuantity: known.mainQuantity - quantity }
      await mutate<Product>([...reads.product(product._id).key], less, { revalidate: false })
      return null
    } finally {
      void data.renew((key) => isOfCatalogue(key) || isOfSession(key))
    }
  }
}
