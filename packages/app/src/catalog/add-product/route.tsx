import { newKey } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dropDraft } from '../../platform/drafts.ts'
import { fieldProblemsOf } from '../../platform/fieldProblems.ts'
import { inWords } from '../../platform/messages.ts'
import { statusOf } from '../../platform/problem.ts'
import { queries } from '../../platform/queries.ts'
import { memberOf } from '../../session/session.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useSession } from '../../session/useSession.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { addProduct, knowsServer } from '../ownProducts.ts'
import { pictureUpload } from '../pictureUpload.ts'
import { AddProductPage, type AddProductPageProps } from './page.tsx'

/** The form is whole from the start: what is restored into it must find its fields. */
export async function loader({ visit, request }: LoaderArgs) {
  if (!memberOf(await visit.session.whenReady())) return null
  const copied = new URL(request.url).searchParams.get('copy')
  await Promise.all([knowsServer(visit), copied && visit.data.prime(queries.product(copied))])
  return null
}

export function Component() {
  const { alert } = useAlerts()
  const visit = useVisit()
  const session = useSession()
  const key = useRef(newKey())
  const [search] = useSearchParams()
  const copied = search.get('copy')
  const { data } = useQuery(copied === null ? null : queries.product(copied))
  const [added, setAdded] = useState<AddProductPageProps['added']>()
  const draft = useDraftName(copied === null ? '' : `?copy=${copied}`)

  const add: AddProductPageProps['onSubmit'] = async (product) => {
    const isMember = memberOf(session) !== null
    if (!isMember) return { form: inWords(messages.addNeedsLogin) }
    try {
      const id = await addProduct(visit, product, key.current)
      if (id === null) return { form: inWords(messages.productNotAdded) }
      setAdded({ _id: id, name: product.name })
    } catch (error) {
      if (statusOf(error) === 401) return { form: inWords(messages.addNeedsLogin) }
      return fieldProblemsOf(error) ?? { form: inWords(messages.productAddUnreachable) }
    }
    key.current = newKey()
    dropDraft(draft)
    void alert(messages.productAdded)
  }

  const hasWholesale = visit.client.isOurs() === true
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
