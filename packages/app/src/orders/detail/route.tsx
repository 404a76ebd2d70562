import { useParams } from 'react-router-dom'
import { useSubjectRead } from '../../notifications/useSubjectRead.ts'
import { refusedWith } from '../../platform/refusal.ts'
import { useReviewActs } from '../../reviews/useReviewActs.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { orderQueries } from '../queries.ts'
import { useBuying } from '../useBuying.ts'
import { useFindProduct } from '../useFindProduct.ts'
import { useOrderActs } from '../useOrderActs.ts'
import { OrderPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(orderQueries.detail(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const order = useRead(orderQueries.detail(id))
  useSubjectRead(order.data && { orderId: order.data._id })
  const { buyer, confirm, onLeave } = useBuying()
  const act = useOrderActs()
  const reviewActs = useReviewActs()

  return (
    <OrderPage
      key={id}
      order={order}
      isMissing={refusedWith(order.error) === 404}
      buyer={buyer}
      onAct={act}
      reviewActs={reviewActs}
      findProduct={useFindProduct()}
      onConfirm={confirm}
      onLeave={onLeave}
    />
  )
}
