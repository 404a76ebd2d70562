import { orderCalls } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useParams } from 'react-router-dom'
import { t } from '../../platform/i18n/words.ts'
import { isOfSession, reads } from '../../platform/reads.ts'
import { refusedWith } from '../../platform/refusal.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import { useSession } from '../../session/useSession.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { useRemoveFromCart } from '../removeFromCart.ts'
import { CartPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(reads.cart(params.email ?? ''))
  return null
}

export function Component() {
  const { email = '' } = useParams()
  const { client, data } = useVisit()
  const session = useSession()
  const cart = useRead(session.status === 'signed-in' ? reads.cart(email) : null)
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

  if (session.status !== 'signed-in') return <CartPage refusal={refusal(401)} />
  const isRefused = cart.data === undefined && cart.error !== undefined
  return (
    <CartPage
      items={cart.data}
      buyer={session.user}
      refusal={isRefused ? refusal(refusedWith(cart.error)) : undefined}
      onRetry={cart.retry}
      onRemove={remove}
      onReceive={receive}
    />
  )
}

function refusal(status: number) {
  return { status, text: t(status === 401 ? messages.unauthorized : messages.cartFailed) }
}
