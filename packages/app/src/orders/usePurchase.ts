import { type Product, reservationCalls } from '@arot/contract'
import { useCallback, useEffect, useRef } from 'react'
import { isOfCatalogue, isOfSession } from '../platform/queries.ts'
import { useSite } from '../platform/site.ts'
import type { User } from '../session/user.ts'
import { useVisit } from '../session/visit.ts'
import { belowMinimumOrder } from './orderValue.ts'
import { createPurchase } from './purchase.ts'
import { useShowStock } from './useShowStock.ts'

/** Buys, and shows the smaller stock and the fuller cart at once. `onReserved`: the units wait for another try. */
export function usePurchase(onReserved: () => void) {
  const { client, data } = useVisit()
  const site = useSite()
  const onStockChange = useShowStock()
  const purchase = useRef<ReturnType<typeof createPurchase>>(null)

  const leave = useCallback(async () => {
    await purchase.current?.leave()
  }, [])

  // Nothing else tells of a tab that is closed.
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [leave])

  async function buy(product: Product, quantity: number, buyer: User, price: number) {
    purchase.current ??= createPurchase(
      { ...client, ...reservationCalls(client.call) },
      {
        onStockChange,
        onReserved,
        belowMinimumOrder: (smallest, product) => belowMinimumOrder(smallest, product, site),
      },
    )
    try {
      return await purchase.current.buy(product, quantity, buyer, price)
    } finally {
      void data.renew((key) => isOfCatalogue(key) || isOfSession(key))
    }
  }

  return { buy, leave }
}
