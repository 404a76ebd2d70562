import { orderCalls } from '@arot/contract'
import { saveAs } from '../../platform/saveAs.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { useSend } from '../../session/useAction.ts'
import { usePaged } from '../../session/usePaged.ts'
import { useTableColumns } from '../../session/useTableColumns.ts'
import { useVisit } from '../../session/visit.ts'
import { orderQueries } from '../queries.ts'
import { acceptOrders } from './acceptMany.ts'
import { filterIn, toOrderFilter } from './filter.ts'
import { OrdersPage } from './page.tsx'
import { useOrderAddress } from './useOrderAddress.ts'

export const loader = memberLoader(({ prime, search }) =>
  prime(orderQueries.list(toOrderFilter(filterIn(`?${search}`)))),
)

export function Component() {
  const { client } = useVisit()
  const send = useSend()
  const address = useOrderAddress()
  const { widths, onWidthsChange } = useTableColumns('orders')
  const orders = usePaged(orderQueries.list(toOrderFilter(address.applied)))

  async function save() {
    saveAs(
      await orderCalls(client.call).exportOrders(toOrderFilter(address.applied)),
      `orders-${address.applied.side}.csv`,
    )
  }

  return (
    <OrdersPage
      orders={orders}
      filter={address.filter}
      onFilterChange={address.change}
      onAcceptMany={(chosen) => acceptOrders(send, chosen)}
      onSave={save}
      columns={{ widths, onWidthsChange }}
    />
  )
}
