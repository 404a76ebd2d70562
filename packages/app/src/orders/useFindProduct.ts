import type { Product } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { statusOf } from '../platform/problem.ts'
import { queries } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'

/** Loads the current product of an order or an offer. If it is gone, a message says so. */
export function useFindProduct() {
  const { data } = useVisit()
  const { alert } = useAlerts()
  return async ({ productId }: { productId: string }): Promise<Product | undefined> => {
    try {
      return await data.ask(queries.product(productId))
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      void alert(messages.productGone)
      return undefined
    }
  }
}
