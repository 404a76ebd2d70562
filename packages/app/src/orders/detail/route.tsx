import { useParams } from 'react-router-dom'
import { useMarkAsRead } from '../../notifications/useMarkAsRead.ts'
import { useReviewActions } from '../../reviews/useReviewActions.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { useQuery } from '../../session/useQuery.ts'
import { orderQueries } from '../queries.ts'
import { useBuying } from '../useBuying.ts'
import { useFindProduct } from '../useFindProduct.ts'
import { useOrderActions } from '../useOrderActions.ts'
import { OrderPage } from './page.tsx'

export const loader = memberLoader(({ prime, id }) => prime(orderQueries.detail(id)))

export function Component() {
  const { id = '' } = useParams()
  const order = useQuery(orderQueries.detail(id))
  useMarkAsRead(order.data && { orderId: order.data.id })

  return (
    <OrderPage
      key={id}
      order={order}
      onAct={useOrderActions()}
      reviewActs={useReviewActions()}
      findProduct={useFindProduct()}
      {...useBuying()}
    />
  )
}
