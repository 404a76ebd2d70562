import type { Product } from '@arot/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { reads } from '../platform/reads.ts'

/** The one writer of a stock figure that is on the screen: it writes what the server says, and reckons nothing. */
export function useShowStock() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (productId: string, mainQuantity: number) => {
      const told = (known?: Product) => known && { ...known, mainQuantity }
      void mutate<Product>([...reads.product(productId).key], told, { revalidate: false })
    },
    [mutate],
  )
}
