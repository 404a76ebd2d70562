import type { Offer } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useParams } from 'react-router-dom'
import { useSubjectRead } from '../../notifications/useSubjectRead.ts'
import { messages as buyingMessages } from '../../orders/messages.ts'
import { useBuying } from '../../orders/useBuying.ts'
import { useFindProduct } from '../../orders/useFindProduct.ts'
import { inWords } from '../../platform/messages.ts'
import { refusedWith } from '../../platform/refusal.ts'
import { signedOut } from '../../session/messages.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { offerQueries } from '../queries.ts'
import { useOfferActs } from '../useOfferActs.ts'
import { OfferPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(offerQueries.detail(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const member = memberOf(useSession())
  const { alert } = useAlerts()
  const offer = useRead(offerQueries.detail(id))
  useSubjectRead(offer.data && { offerId: offer.data._id })
  // Whose page it is stays in it when the session ends.
  const { buyer } = useBuying()
  const { act, counter, buy } = useOfferActs()
  const findProduct = useFindProduct()

  async function confirm(agreed: Offer) {
    if (!member) return inWords(signedOut)
    const refusal = await buy(agreed, member)
    if (refusal) return refusal
    void alert(buyingMessages.bought)
    return null
  }

  return (
    <OfferPage
      key={id}
      offer={offer}
      isMissing={refusedWith(offer.error) === 404}
      buyer={buyer}
      onAct={async (...asked) => (member ? act(...asked) : inWords(signedOut))}
      onCounter={async (...asked) => (member ? counter(...asked) : inWords(signedOut))}
      onBuy={confirm}
      findProduct={findProduct}
    />
  )
}
