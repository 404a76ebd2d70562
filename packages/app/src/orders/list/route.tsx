import { orderCalls } from '@arot/contract'
import { isOfSession } from '../../platform/queries.ts'
import { saveAs } from '../../platform/saveAs.ts'
import { memberOf } from '../../session/session.ts'
import { usePaged } from '../../session/usePaged.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { useVisit } from '../../session/visit.ts'
import { orderQueries } from '../queries.ts'
import { acceptMany } from './acceptMany.ts'
import { filterIn, toOrderFilter } from './filter.ts'
import { OrdersPage } from './page.tsx'
import { useOrderAddress } from './useOrderAddress.ts'

export async function loader({ visit, request }: LoaderArgs) {
  if (!memberOf(await visit.session.whenReady())) return null
  await visit.data.prime(orderQueries.list(toOrderFilter(filterIn(new URL(request.url).search))))
  return null
}

export function Component() {
  const { client, data } = useVisit()
  const address = useOrderAddress()
  const orders = usePaged(orderQueries.list(toOrderFilter(address.asked)))

  async function accept(chosen: { _id: string }[]) {
    try {
      return await acceptMany(chosen, (order) => orderCalls(client.call).acceptOrder(order._id))
    } finally {
      await data.renew(isOfSession)
    }
  }

  async function save() {
    saveAs(await orderCalls(client.call).exportOrders(toOrderFilter(address.asked)), `orders-${address.asked.side}.csv`)
  }

  return (
    <OrdersPage
      orders={orders}
      filter={address.filter}
      onFilterChange={address.change}
      onAcceptMany={accept}
      onSave={save}
    />
  )
}
