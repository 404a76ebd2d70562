import { type CartItem, orderCalls } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { t } from '../../platform/i18n/words.ts'
import { statusOf } from '../../platform/problem.ts'
import { queries } from '../../platform/queries.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { useSend } from '../../session/useAction.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useSession } from '../../session/useSession.ts'
import { messages } from '../messages.ts'
import { CartPage } from './page.tsx'

export const loader = memberLoader(({ prime, params }) => prime(queries.cart(params.email ?? '')))

export function Component() {
  const { email = '' } = useParams()
  const { mutate } = useSWRConfig()
  const send = useSend()
  const session = useSession()
  const cart = useQuery(session.status === 'signed-in' ? queries.cart(email) : null)
  const { alert } = useAlerts()

  // Removes the item at once, and restores it if the server refuses. The card shows the failure too.
  async function remove({ _id }: { _id: string }) {
    const without = (items: CartItem[] = []) => items.filter((item) => item._id !== _id)
    const options = { optimisticData: without, rollbackOnError: true }
    try {
      await send({
        intention: ['remove', _id],
        request: (client, key) =>
          mutate<CartItem[]>(
            [...queries.cart(email).key],
            async (items) => {
              await client.removeFromCart(_id, key)
              return without(items)
            },
            options,
          ),
      })
    } catch (error) {
      void alert(messages.notRemovedFromCart)
      throw error
    }
    void alert(messages.removedFromCart)
  }

  async function receive({ _id }: { _id: string }) {
    try {
      await send({
        intention: ['receive', _id],
        request: ({ call }, key) => orderCalls(call).receiveOrder(_id, {}, key),
        revalidates: ['session'],
      })
      void alert(messages.received)
    } catch {
      void alert(messages.notReceived)
    }
  }

  if (session.status !== 'signed-in') return <CartPage refusal={problemOf(401)} />
  const hasFailed = cart.data === undefined && cart.error !== undefined
  return (
    <CartPage
      items={cart.data}
      buyer={session.user}
      refusal={hasFailed ? problemOf(statusOf(cart.error)) : undefined}
      onRetry={cart.retry}
      onRemove={remove}
      onReceive={receive}
    />
  )
}

function problemOf(status: number) {
  return { status, text: t(status === 401 ? messages.unauthorized : messages.cartFailed) }
}
