import type { Product } from '@arot/contract'
import { useSWRConfig } from 'swr'
import { queries } from '../platform/queries.ts'

/** The one writer of a stock figure that is on the screen: it writes what the server says, and reckons nothing. */
export function useShowStock() {
  const { mutate } = useSWRConfig()
  return (productId: string, mainQuantity: number) => {
    const withStock = (product?: Product) => product && { ...product, mainQuantity }
    void mutate<Product>([...queries.product(productId).key], withStock, { revalidate: false })
  }
}
