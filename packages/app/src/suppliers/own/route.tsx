import { changesVerifiedFacts, type SupplierProfile, supplierCalls, type VerificationProof } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useState } from 'react'
import { pictureUpload } from '../../catalog/pictureUpload.ts'
import { dropDraft } from '../../platform/drafts.ts'
import { statusOf } from '../../platform/problem.ts'
import { memberLoader, primeIsOurs } from '../../session/memberLoader.ts'
import { signedOut } from '../../session/messages.ts'
import { useAction } from '../../session/useAction.ts'
import { useDraftName } from '../../session/useDraftName.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { User } from '../../session/user.ts'
import { useMember } from '../../session/useSession.ts'
import { useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { supplierQueries } from '../queries.ts'
import { OwnSupplierPage } from './page.tsx'

export const loader = memberLoader(({ visit, prime }) =>
  Promise.all([primeIsOurs(visit), prime(supplierQueries.own(), { isAnew: true })]),
)

export function Component() {
  const { alert } = useAlerts()
  const supplier = useQuery(supplierQueries.own())
  const visit = useVisit()
  const draft = useDraftName()
  const [needsProduct, setNeedsProduct] = useState(false)
  const member = useMember()
  const [act, ask] = [useAction(problems), useAction(problems)]

  const save = (profile: SupplierProfile) =>
    act({
      intention: profile,
      request: ({ call }) => supplierCalls(call).changeSupplier(profile),
      onSuccess: (saved) => {
        dropDraft(draft)
        if (supplier.data === null) setNeedsProduct(true)
        const isChecked = saved.verifiedSince !== undefined && changesVerifiedFacts(profile, saved)
        const savedPage = supplier.data === null ? messages.pageBegun : messages.pageSaved
        void alert(isChecked ? messages.pageToCheck : savedPage)
      },
    })

  const request = (proof: VerificationProof) =>
    ask({ intention: proof, request: ({ call }, key) => supplierCalls(call).requestVerification(proof, key) })

  return (
    <OwnSupplierPage
      supplier={supplier}
      isNone={statusOf(supplier.error) === 404}
      needsProduct={needsProduct}
      name={nameFor(member)}
      draft={draft}
      uploadPicture={pictureUpload(visit)}
      onSave={save}
      onRequest={request}
    />
  )
}

/** An account without a name shows its email address, which buyers must not read. */
const nameFor = (member: User | null) => (member && !member.name.includes('@') ? member.name : '')

const problems = { 401: signedOut, otherwise: messages.pageNotSaved }
