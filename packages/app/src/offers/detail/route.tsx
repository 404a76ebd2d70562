import { useParams } from 'react-router-dom'
import { useMarkAsRead } from '../../notifications/useMarkAsRead.ts'
import { useBuying } from '../../orders/useBuying.ts'
import { useFindProduct } from '../../orders/useFindProduct.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { useQuery } from '../../session/useQuery.ts'
import { offerQueries } from '../queries.ts'
import { useOfferActions } from '../useOfferActions.ts'
import { OfferPage } from './page.tsx'

export const loader = memberLoader(({ prime, id }) => prime(offerQueries.detail(id)))

export function Component() {
  const { id = '' } = useParams()
  const offer = useQuery(offerQueries.detail(id))
  useMarkAsRead(offer.data && { offerId: offer.data.id })
  // The buyer stays set after the session ends, so that the page stays open.
  const { buyer } = useBuying()

  return <OfferPage key={id} offer={offer} buyer={buyer} {...useOfferActions()} findProduct={useFindProduct()} />
}
