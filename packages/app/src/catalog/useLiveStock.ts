import type { Product } from '@arot/contract'
import { useShowStock } from '../orders/useShowStock.ts'
import { useWhileVisible } from '../platform/useWhileVisible.ts'
import { useVisit } from '../session/visit.ts'

/** Keeps the stock of a product that is open as it is on the server, while its tab is looked at. */
export function useLiveStock(product: Product | undefined) {
  const { client } = useVisit()
  const showStock = useShowStock()
  useWhileVisible(product?._id, (id) => client.watchStock(id, ({ mainQuantity }) => showStock(id, mainQuantity)))
}
