import { newKey, type SupplierProfile, supplierCalls, type VerificationProof } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useRef } from 'react'
import { supplierReads } from '../../catalogue/supplierReads.ts'
import { dropDraft } from '../../platform/drafts.ts'
import { inWords } from '../../platform/messages.ts'
import { isOfCatalogue } from '../../platform/reads.ts'
import { refusedFields, refusedWith } from '../../platform/refusal.ts'
import { signedOut } from '../../session/messages.ts'
import { memberOf } from '../../session/session.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useRead } from '../../session/useRead.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { OwnSupplierPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  if (memberOf(await visit.session.whenKnown())) await visit.data.prime(supplierReads.own(), { isAnew: true })
  return null
}

export function Component() {
  const { client, data } = useVisit()
  const { alert } = useAlerts()
  const supplier = useRead(supplierReads.own())
  const draft = useDraftName()
  const key = useRef(newKey())
  const calls = supplierCalls(client.call)
  const isOwn = (asked: unknown) =>
    isOfCatalogue(asked) || (Array.isArray(asked) && asked[1] === supplierReads.own().key[1])

  async function save(profile: SupplierProfile) {
    try {
      await calls.changeSupplier(profile)
    } catch (error) {
      return refusalOf(error)
    }
    dropDraft(draft)
    await data.renew(isOwn)
    void alert(messages.pageSaved)
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
      draft={draft}
      onSave={save}
      onRequest={request}
    />
  )
}

function refusalOf(error: unknown) {
  if (refusedWith(error) === 401) return { form: inWords(signedOut) }
  return refusedFields(error) ?? { form: inWords(messages.pageNotSaved(error)) }
}
