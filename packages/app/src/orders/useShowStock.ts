import { queries } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'

/** Writes a stock figure into the page's cached product. */
export function useShowStock() {
  const { data } = useVisit()
  return (productId: string, mainQuantity: number) => {
    void data.update(queries.product(productId), (product) => product && { ...product, mainQuantity })
  }
}
