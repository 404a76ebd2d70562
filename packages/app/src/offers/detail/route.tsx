import type { Offer } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useParams } from 'react-router-dom'
import { useMarkAsRead } from '../../notifications/useMarkAsRead.ts'
import { messages as buyingMessages } from '../../orders/messages.ts'
import { useBuying } from '../../orders/useBuying.ts'
import { useFindProduct } from '../../orders/useFindProduct.ts'
import { inWords } from '../../platform/messages.ts'
import { statusOf } from '../../platform/problem.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { signedOut } from '../../session/messages.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useMember } from '../../session/useSession.ts'
import { offerQueries } from '../queries.ts'
import { useOfferActions } from '../useOfferActions.ts'
import { OfferPage } from './page.tsx'

export const loader = memberLoader(({ prime, id }) => prime(offerQueries.detail(id)))

export function Component() {
  const { id = '' } = useParams()
  const member = useMember()
  const { alert } = useAlerts()
  const offer = useQuery(offerQueries.detail(id))
  useMarkAsRead(offer.data && { offerId: offer.data._id })
  // Whose page it is stays in it when the session ends.
  const { buyer } = useBuying()
  const { act, counter, buy } = useOfferActions()
  const findProduct = useFindProduct()

  async function confirm(agreed: Offer) {
    if (!member) return inWords(signedOut)
    const problem = await buy(agreed, member)
    if (problem) return problem
    void alert(buyingMessages.bought)
    return null
  }

  return (
    <OfferPage
      key={id}
      offer={offer}
      isMissing={statusOf(offer.error) === 404}
      buyer={buyer}
      onAct={async (...args) => (member ? act(...args) : inWords(signedOut))}
      onCounter={async (...args) => (member ? counter(...args) : inWords(signedOut))}
      onBuy={confirm}
      findProduct={findProduct}
    />
  )
}
