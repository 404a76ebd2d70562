import type { ProductChange } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useNavigate, useParams } from 'react-router-dom'
import { dropDraft } from '../../platform/drafts.ts'
import { queries } from '../../platform/queries.ts'
import { paths } from '../../routes.ts'
import { memberLoader, primeIsOurs } from '../../session/memberLoader.ts'
import { signedOut } from '../../session/messages.ts'
import { useAction } from '../../session/useAction.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useIsOurs } from '../../session/useIsOurs.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useVisit, type Visit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { pictureUpload } from '../pictureUpload.ts'
import { pricesOf } from '../queries.ts'
import { useEdit } from '../useEdit.ts'
import { useSetWithdrawn } from '../useSetWithdrawn.ts'
import { UpdateProductPage } from './page.tsx'

/** The form needs the current product, not the one that a list has cached. */
export const loader = memberLoader(({ visit, prime, id }) =>
  Promise.all([prime(queries.product(id), { isAnew: true }), primePrices(visit, id)]),
)

/** Only the owner can read the prices, so this tells whether to show the wholesale fields. */
async function primePrices(visit: Visit, id: string) {
  if (await primeIsOurs(visit)) await visit.data.prime(pricesOf(id))
}

export function Component() {
  const { id = '' } = useParams()
  const { alert } = useAlerts()
  const visit = useVisit()
  const navigate = useNavigate()
  const product = useQuery(queries.product(id))
  const isOwn = useQuery(useIsOurs() ? pricesOf(id) : null).data !== undefined
  const draft = useDraftName()
  const { from, version, conflict, save, goOn, begin } = useEdit(product.data, draft)
  const act = useAction({ 401: signedOut, otherwise: messages.productNotUpdated })
  const setWithdrawn = useSetWithdrawn(id, product.data?.version)

  const update = (change: ProductChange) =>
    act({
      intention: change,
      request: (client, options) => save(client, change, options),
      revalidates: ['catalogue'],
      onSuccess: (isSaved) => {
        if (!isSaved) return
        dropDraft(draft)
        void alert(messages.productUpdated)
        void navigate(paths.allProducts)
      },
    })

  return (
    <UpdateProductPage
      product={{ ...product, data: from && { ...from, withdrawn: product.data?.withdrawn } }}
      hasWholesale={isOwn}
      uploadPicture={isOwn ? pictureUpload(visit) : undefined}
      isOwn={isOwn}
      onWithdrawnChange={async (isWithdrawn) => {
        const isBase = product.data?.version === version
        await setWithdrawn(isWithdrawn)
        // Without this condition, saving would overwrite what others changed meanwhile.
        if (isBase) await goOn()
      }}
      draft={draft}
      onDiscard={begin}
      conflict={conflict}
      onSubmit={update}
    />
  )
}
