import { operatorCalls, type VerificationState, verificationStates } from '@arot/contract'
import { useSearchParams } from 'react-router-dom'
import { inWords } from '../../platform/messages.ts'
import { isOfCatalogue, isOfSession } from '../../platform/reads.ts'
import { isRefusedFor, refusedWith } from '../../platform/refusal.ts'
import { usePaged } from '../../session/paged.ts'
import { memberOf } from '../../session/session.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { verificationsIn } from '../reads.ts'
import { VerificationsPage } from './page.tsx'

export async function loader({ visit, request }: LoaderArgs) {
  const { searchParams } = new URL(request.url)
  if (memberOf(await visit.session.whenKnown())) await visit.data.prime(verificationsIn(stateIn(searchParams)))
  return null
}

function stateIn(address: URLSearchParams): VerificationState {
  return verificationStates.find((state) => state === address.get('state')) ?? 'requested'
}

export function Component() {
  const { client, data } = useVisit()
  const [address, setAddress] = useSearchParams()
  const state = stateIn(address)
  const requests = usePaged(verificationsIn(state))
  const calls = operatorCalls(client.call)

  /** Nothing where it was taken, or why not: somebody else may have decided meanwhile. */
  async function decide(act: () => Promise<unknown>) {
    try {
      await act()
      return null
    } catch (error) {
      if (!isRefusedFor(error, 'wrong_state')) throw error
      return inWords(messages.decidedMeanwhile)
    } finally {
      await data.renew((key) => isOfSession(key) || isOfCatalogue(key))
    }
  }

  return (
    <VerificationsPage
      requests={requests}
      state={state}
      onStateChange={(next) => setAddress(next === 'requested' ? {} : { state: next })}
      isForbidden={[403, 404].includes(refusedWith(requests.error))}
      onGrant={({ _id }) => decide(() => calls.grantVerification(_id))}
      onRefuse={({ _id }, reason) => decide(() => calls.refuseVerification(_id, reason))}
      onWithdraw={({ _id }, reason) => decide(() => calls.withdrawVerification(_id, reason))}
    />
  )
}
