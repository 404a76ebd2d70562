import { orderCalls } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useParams } from 'react-router-dom'
import { t } from '../../platform/i18n/words.ts'
import { statusOf } from '../../platform/problem.ts'
import { isOfSession, queries } from '../../platform/queries.ts'
import { memberOf } from '../../session/session.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useSession } from '../../session/useSession.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { useRemoveFromCart } from '../removeFromCart.ts'
import { CartPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(queries.cart(params.email ?? ''))
  return null
}

export function Component() {
  const { email = '' } = useParams()
  const { client, data } = useVisit()
  const session = useSession()
  const cart = useQuery(session.status === 'signed-in' ? queries.cart(email) : null)
  const removeFromCart = useRemoveFromCart(email)
  const { alert } = useAlerts()

  // The card has asked whether it is meant; a failure goes on to it, which then says so too.
  async function remove({ _id }: { _id: string }) {
    try {
      await removeFromCart(_id)
    } catch (error) {
      void alert(messages.notRemovedFromCart)
      throw error
    }
    void alert(messages.removedFromCart)
  }

  async function receive({ _id }: { _id: string }) {
    try {
      await orderCalls(client.call).receiveOrder(_id)
      void alert(messages.received)
    } catch {
      void alert(messages.notReceived)
    }
    await data.renew(isOfSession)
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
