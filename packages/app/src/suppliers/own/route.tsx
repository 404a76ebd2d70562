import { newKey, type SupplierProfile, supplierCalls, type VerificationProof } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useRef } from 'react'
import { dropDraft } from '../../platform/drafts.ts'
import { fieldProblemsOf } from '../../platform/fieldProblems.ts'
import { inWords } from '../../platform/messages.ts'
import { statusOf } from '../../platform/problem.ts'
import { isOfCatalogue, isOfSession } from '../../platform/queries.ts'
import { signedOut } from '../../session/messages.ts'
import { memberOf } from '../../session/session.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { User } from '../../session/user.ts'
import { useSession } from '../../session/useSession.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { supplierQueries } from '../queries.ts'
import { OwnSupplierPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(supplierQueries.own(), { isAnew: true })
  return null
}

export function Component() {
  const { client, data } = useVisit()
  const { alert } = useAlerts()
  const supplier = useQuery(supplierQueries.own())
  const draft = useDraftName()
  const key = useRef(newKey())
  const calls = supplierCalls(client.call)
  const member = memberOf(useSession())
  // With the first save the account becomes a supplier, which the bar shows.
  const isOwn = (key: unknown) => isOfCatalogue(key) || isOfSession(key)

  async function save(profile: SupplierProfile) {
    const isNew = supplier.data === null
    let isChecked = false
    try {
      const { name, logo = '' } = await calls.changeSupplier(profile)
      isChecked = name !== profile.name || logo !== profile.logo
    } catch (error) {
      return problemsOf(error)
    }
    dropDraft(draft)
    await data.renew(isOwn)
    const savedPage = isNew ? messages.pageBegun : messages.pageSaved
    void alert(isChecked ? messages.pageToCheck : savedPage)
  }

  async function request(proof: VerificationProof) {
    try {
      await calls.requestVerification(proof, { key: key.current })
    } catch (error) {
      return problemsOf(error)
    }
    key.current = newKey()
    await data.renew(isOwn)
  }

  return (
    <OwnSupplierPage
      supplier={supplier}
      isNone={statusOf(supplier.error) === 404}
      name={nameFor(member)}
      draft={draft}
      onSave={save}
      onRequest={request}
    />
  )
}

/** An account without a name goes by its e-mail address, which buyers must not read. */
const nameFor = (member: User | null) => (member && !member.name.includes('@') ? member.name : '')

function problemsOf(error: unknown) {
  if (statusOf(error) === 401) return { form: inWords(signedOut) }
  return fieldProblemsOf(error) ?? { form: inWords(messages.pageNotSaved(error)) }
}
