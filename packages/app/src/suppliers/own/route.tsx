import { newKey, type SupplierProfile, supplierCalls, type VerificationProof } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useRef } from 'react'
import { dropDraft } from '../../platform/drafts.ts'
import { inWords } from '../../platform/messages.ts'
import { isOfCatalogue, isOfSession } from '../../platform/reads.ts'
import { refusedWith } from '../../platform/refusal.ts'
import { refusedFields } from '../../platform/refusedFields.ts'
import { signedOut } from '../../session/messages.ts'
import { memberOf } from '../../session/session.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useRead } from '../../session/useRead.ts'
import type { User } from '../../session/user.ts'
import { useSession } from '../../session/useSession.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { supplierReads } from '../queries.ts'
import { OwnSupplierPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  if (memberOf(await visit.session.whenReady())) await visit.data.prime(supplierReads.own(), { isAnew: true })
  return null
}

export function Component() {
  const { client, data } = useVisit()
  const { alert } = useAlerts()
  const supplier = useRead(supplierReads.own())
  const draft = useDraftName()
  const key = useRef(newKey())
  const calls = supplierCalls(client.call)
  const member = memberOf(useSession())
  // With the first save the account becomes a supplier, which the bar shows.
  const isOwn = (asked: unknown) => isOfCatalogue(asked) || isOfSession(asked)

  async function save(profile: SupplierProfile) {
    const isNew = supplier.data === null
    let isChecked = false
    try {
      const { name, logo = '' } = await calls.changeSupplier(profile)
      isChecked = name !== profile.name || logo !== profile.logo
    } catch (error) {
      return refusalOf(error)
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
      return refusalOf(error)
    }
    key.current = newKey()
    await data.renew(isOwn)
  }

  return (
    <OwnSupplierPage
      supplier={supplier}
      isNone={refusedWith(supplier.error) === 404}
      name={nameFor(member)}
      draft={draft}
      onSave={save}
      onRequest={request}
    />
  )
}

/** An account without a name goes by its e-mail address, which buyers must not read. */
const nameFor = (member: User | null) => (member && !member.name.includes('@') ? member.name : '')

function refusalOf(error: unknown) {
  if (refusedWith(error) === 401) return { form: inWords(signedOut) }
  return refusedFields(error) ?? { form: inWords(messages.pageNotSaved(error)) }
}
