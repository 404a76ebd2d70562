import type { Product } from '@arot/contract'
import { useEffect } from 'react'
import { useShowStock } from '../orders/useShowStock.ts'
import { useVisit } from '../session/visit.ts'

/** Keeps the stock of a product that is open as it is on the server, while its tab is looked at. */
export function useLiveStock(product: Product | undefined) {
  const { client } = useVisit()
  const showStock = useShowStock()
  const id = product?._id
  useEffect(() => {
    if (id === undefined) return
    let stop = () => {}

    function follow() {
      stop()
      stop = () => {}
      if (document.visibilityState !== 'visible') return
      stop = client.watchStock(id as string, ({ mainQuantity }) => showStock(id as string, mainQuantity))
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [id, showStock, client])
}
