import { type Client, type KeyedOptions, priceCalls } from '@arot/contract'
import type { PricesFormProps } from '@arot/trade/PricesForm'
import { useAlerts } from '@arot/ui/useAlerts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { dropDraft } from '../../platform/drafts.ts'
import { hasProblemCode, statusOf } from '../../platform/problem.ts'
import { queries } from '../../platform/queries.ts'
import { updateProductHref } from '../../routes.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { signedOut } from '../../session/messages.ts'
import { useAction } from '../../session/useAction.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useIsOurs } from '../../session/useIsOurs.ts'
import { usePaged } from '../../session/usePaged.ts'
import { useQuery } from '../../session/useQuery.ts'
import { messages } from '../messages.ts'
import { pricesOf } from '../queries.ts'
import { ChangePricesPage } from './page.tsx'

/** The form needs the current price, not the one that a list has cached. */
export const loader = memberLoader(({ prime, id }) =>
  Promise.all([prime(queries.product(id), { isAnew: true }), prime(pricesOf(id), { isAnew: true })]),
)

export function Component() {
  const { id = '' } = useParams()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const act = useAction(problems)
  const product = useQuery(queries.product(id))
  const history = usePaged(pricesOf(id))
  const draft = useDraftName()
  const isOurs = useIsOurs()
  const [base, setBase] = useState<{ id: string; version: number | undefined }>()
  if (product.data && base?.id !== id) setBase({ id, version: product.data.version })

  /**
   * Sends the version that the form started from. If others changed the prices meanwhile, the next attempt starts
   * from their version.
   */
  async function save(client: Client, prices: Parameters<PricesFormProps['onSubmit']>[0], options: KeyedOptions) {
    try {
      await priceCalls(client.call).changePrices(id, prices, base?.version, options)
    } catch (error) {
      if (hasProblemCode(error, 'version_mismatch')) {
        const { version } = await queries.product(id).ask(client)
        setBase({ id, version })
      }
      throw error
    }
  }

  const change: PricesFormProps['onSubmit'] = (prices) =>
    act({
      intention: prices,
      request: (client, options) => save(client, prices, options),
      onSuccess: () => {
        dropDraft(draft)
        void alert(messages.pricesSaved)
        void navigate(updateProductHref({ _id: id }))
      },
    })

  return (
    <ChangePricesPage
      product={product}
      history={history}
      isForbidden={statusOf(history.error) === 403 || isOurs === false}
      draft={draft}
      onSubmit={change}
    />
  )
}

// The form shows the current prices, and the next attempt starts from them.
const problems = { version_mismatch: messages.pricesChanged, 401: signedOut, otherwise: messages.pricesNotSaved }
