import { useAlerts } from '@arot/ui/useAlerts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { dropDraft } from '../../platform/drafts.ts'
import { inWords } from '../../platform/messages.ts'
import { queries } from '../../platform/queries.ts'
import { memberLoader, primeIsOurs } from '../../session/memberLoader.ts'
import { useAction } from '../../session/useAction.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useIsOurs } from '../../session/useIsOurs.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useMember } from '../../session/useSession.ts'
import { useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { pictureUpload } from '../pictureUpload.ts'
import { AddProductPage, type AddProductPageProps } from './page.tsx'

/** The wholesale fields must be present at the first render, because a draft is restored into them. */
export const loader = memberLoader(({ visit, prime, search }) => {
  const copied = search.get('copy')
  return Promise.all([primeIsOurs(visit), copied && prime(queries.product(copied))])
})

export function Component() {
  const { alert } = useAlerts()
  const visit = useVisit()
  const member = useMember()
  const act = useAction(problems)
  const [search] = useSearchParams()
  const copied = search.get('copy')
  const { data } = useQuery(copied === null ? null : queries.product(copied))
  const [added, setAdded] = useState<AddProductPageProps['added']>()
  const draft = useDraftName(copied === null ? '' : `?copy=${copied}`)

  const add: AddProductPageProps['onSubmit'] = async (product) => {
    if (!member) return inWords(messages.addNeedsLogin)
    let id = null as string | null
    const problem = await act({
      request: (client, key) => client.addProduct(product, key),
      onSuccess: ({ insertedId }) => {
        id = insertedId
      },
    })
    if (problem) return problem
    if (id === null) return inWords(messages.productNotAdded)
    const addedProduct = { _id: id, name: product.name }
    // The alert remembers the focused element when it opens, so the outcome has to be focused before.
    flushSync(() => setAdded(addedProduct))
    dropDraft(draft)
    void alert(messages.productAdded)
    return null
  }

  const hasWholesale = useIsOurs() === true
  return (
    <AddProductPage
      key={data?._id}
      copied={data}
      {...{ hasWholesale, added, draft }}
      uploadPicture={pictureUpload(visit)}
      onSubmit={add}
    />
  )
}

// A retry after a lost response uses the key of the first attempt, even with changed fields. So one product is added,
// not two.
const problems = {
  401: messages.addNeedsLogin,
  key_reused: messages.productPerhapsAdded,
  otherwise: messages.productAddUnreachable,
}
