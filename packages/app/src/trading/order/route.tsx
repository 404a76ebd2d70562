import type { Order } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useParams } from 'react-router-dom'
import { useBuying } from '../../buying/useBuying.ts'
import { reads } from '../../platform/reads.ts'
import { refusedWith } from '../../platform/refusal.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { tradeReads } from '../reads.ts'
import { useOrderActs } from '../useOrderActs.ts'
import { OrderPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenKnown())) await visit.data.prime(tradeReads.order(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const { data: cache } = useVisit()
  const { alert } = useAlerts()
  const order = useRead(tradeReads.order(id))
  const { buyer, confirm } = useBuying()
  const act = useOrderActs()

  /** The product as it is today; nothing where it is gone, which is said. */
  async function findProduct({ productId }: Order) {
    try {
      return await cache.ask(reads.product(productId))
    } catch (error) {
      if (refusedWith(error) !== 404) throw error
      void alert(messages.productGone)
      return undefined
    }
  }

  return (
    <OrderPage
      key={id}
      order={order}
      isMissing={refusedWith(order.error) === 404}
      buyer={buyer}
      onAct={act}
      findProduct={findProduct}
      onConfirm={confirm}
    />
  )
}
