import type { Product } from '@arot/contract'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useVisit } from '../visit.ts'
import { reads } from './reads.ts'

/** Keeps the stock of a product that is open as it is on the server, while its tab is looked at. */
export function useLiveStock(product: Product | undefined) {
  const { client } = useVisit()
  const { mutate } = useSWRConfig()
  const id = product?._id
  useEffect(() => {
    if (id === undefined) return
    const { key } = reads.product(id)
    let stop = () => {}

    function follow() {
      stop()
      stop = () => {}
      if (document.visibilityState !== 'visible') return
      stop = client.watchStock(id as string, ({ mainQuantity }) => {
        void mutate<Product>([...key], (known) => known && { ...known, mainQuantity }, { revalidate: false })
      })
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [id, mutate, client])
}
