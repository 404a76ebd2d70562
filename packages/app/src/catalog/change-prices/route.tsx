import { priceCalls } from '@arot/contract'
import type { PricesFormProps } from '@arot/ui/PricesForm'
import { useAlerts } from '@arot/ui/useAlerts'
import { useNavigate, useParams } from 'react-router-dom'
import { dropDraft } from '../../platform/drafts.ts'
import { fieldProblemsOf } from '../../platform/fieldProblems.ts'
import { inWords } from '../../platform/messages.ts'
import { hasProblemCode, statusOf } from '../../platform/problem.ts'
import { isOfCatalogue, queries } from '../../platform/queries.ts'
import { updateProductHref } from '../../routes.ts'
import { signedOut } from '../../session/messages.ts'
import { usePaged } from '../../session/paged.ts'
import { memberOf } from '../../session/session.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useQuery } from '../../session/useQuery.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { pricesOf } from '../queries.ts'
import { ChangePricesPage } from './page.tsx'

/** Made from what it costs now, not from when a list was looked at. */
export async function loader({ visit, params: { id = '' } }: LoaderArgs) {
  if (memberOf(await visit.session.whenReady()))
    await Promise.all([
      visit.data.prime(queries.product(id), { isAnew: true }),
      visit.data.prime(pricesOf(id), { isAnew: true }),
    ])
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const { client, data: cache } = useVisit()
  const product = useQuery(queries.product(id))
  const history = usePaged(pricesOf(id))
  const draft = useDraftName()

  const change: PricesFormProps['onSubmit'] = async (prices) => {
    try {
      await priceCalls(client.call).changePrices(id, prices, product.data?.version)
    } catch (error) {
      // What they are now stands beside the form, and the next attempt is made from that.
      if (hasProblemCode(error, 'version_mismatch')) {
        await cache.renew(isOfThis)
        return { form: inWords(messages.pricesChanged) }
      }
      if (statusOf(error) === 401) return { form: inWords(signedOut) }
      return fieldProblemsOf(error) ?? { form: inWords(messages.pricesNotSaved(error)) }
    }
    dropDraft(draft)
    await cache.renew(isOfThis)
    void alert(messages.pricesSaved)
    void navigate(updateProductHref({ _id: id }))
  }

  return (
    <ChangePricesPage
      product={product}
      history={history}
      isMissing={statusOf(product.error) === 404}
      isForbidden={statusOf(history.error) === 403 || client.isOurs() === false}
      draft={draft}
      onSubmit={change}
    />
  )
}

/** Every list in which the product stands, and its own history. */
const isOfThis = (key: unknown) => isOfCatalogue(key) || (Array.isArray(key) && key[1] === 'prices')
