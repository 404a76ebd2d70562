import type { CartItem } from '@arot/contract'
import { useSWRConfig } from 'swr'
import { isOfCatalogue, isOfSession, queries } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'

/** Takes an item out of the cart at once, and puts it back when the server refuses. Its units are in stock again. */
export function useRemoveFromCart(email: string) {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  return async (itemId: string) => {
    const without = (items: CartItem[] = []) => items.filter(({ _id }) => _id !== itemId)
    await mutate<CartItem[]>(
      [...queries.cart(email).key],
      async (items) => {
        await client.removeFromCart(itemId)
        return without(items)
      },
      { optimisticData: without, rollbackOnError: true },
    )
    await data.renew((key) => isOfCatalogue(key) || isOfSession(key))
  }
}
