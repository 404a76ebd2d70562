import { queries } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'

/** The one writer of a stock figure that is on the screen: it writes what the server says, and reckons nothing. */
export function useShowStock() {
  const { data } = useVisit()
  return (productId: string, mainQuantity: number) => {
    void data.update(queries.product(productId), (product) => product && { ...product, mainQuantity })
  }
}
