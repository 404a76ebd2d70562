import { operatorCalls, verificationStates } from '@arot/contract'
import { useSearchParams } from 'react-router-dom'
import { inWords } from '../../platform/messages.ts'
import { isOfCatalogue, isOfSession } from '../../platform/reads.ts'
import { isRefusedFor, refusedWith } from '../../platform/refusal.ts'
import { usePaged } from '../../session/paged.ts'
import { memberOf } from '../../session/session.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { verificationsIn, writtenThat } from '../reads.ts'
import { type Looked, VerificationsPage } from './page.tsx'

export async function loader({ visit, request }: LoaderArgs) {
  const { searchParams } = new URL(request.url)
  if (!memberOf(await visit.session.whenKnown())) return null
  const { reviews, requests } = readOf(stateIn(searchParams))
  await (reviews ? visit.data.prime(reviews) : visit.data.prime(requests))
  return null
}

const looked: readonly Looked[] = [...verificationStates, 'reviews', 'hidden-reviews']

function stateIn(address: URLSearchParams): Looked {
  return looked.find((state) => state === address.get('state')) ?? 'requested'
}

function readOf(state: Looked) {
  if (state === 'reviews') return { reviews: writtenThat('shown') }
  if (state === 'hidden-reviews') return { reviews: writtenThat('hidden') }
  return { requests: verificationsIn(state) }
}

export function Component() {
  const { client, data } = useVisit()
  const [address, setAddress] = useSearchParams()
  const state = stateIn(address)
  const asked = readOf(state)
  const requests = usePaged(asked.requests ?? null)
  const reviews = usePaged(asked.reviews ?? null)
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
      judged={
        asked.reviews && {
          reviews,
          judging: {
            onHide: ({ _id }, reason) => decide(() => calls.hideReview(_id, reason)),
            onShow: ({ _id }) => decide(() => calls.showReview(_id)),
          },
        }
      }
      state={state}
      onStateChange={(next) => setAddress(next === 'requested' ? {} : { state: next })}
      isForbidden={[403, 404].includes(refusedWith(requests.error ?? reviews.error))}
      onGrant={({ _id }) => decide(() => calls.grantVerification(_id))}
      onRefuse={({ _id }, reason) => decide(() => calls.refuseVerification(_id, reason))}
      onWithdraw={({ _id }, reason) => decide(() => calls.withdrawVerification(_id, reason))}
    />
  )
}
