import { operatorCalls, verificationStates } from '@arot/contract'
import { replace, useSearchParams } from 'react-router-dom'
import { fieldProblemsOf } from '../../platform/fieldProblems.ts'
import { inWords } from '../../platform/messages.ts'
import { hasProblemCode, statusOf } from '../../platform/problem.ts'
import { isOfCatalogue, isOfSession } from '../../platform/queries.ts'
import { paths } from '../../routes.ts'
import { usePaged } from '../../session/paged.ts'
import { memberOf } from '../../session/session.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { operatorQueries } from '../queries.ts'
import { type ModerationView, VerificationsPage } from './page.tsx'

export async function loader({ visit, request }: LoaderArgs) {
  const { searchParams } = new URL(request.url)
  if (!memberOf(await visit.session.whenReady())) return null
  // An address that asks for something else would stand above a list that it does not describe.
  if (searchParams.has('state') && !stateNamed(searchParams.get('state') ?? '')) return replace(paths.operator)
  const { reviews, requests } = queriesOf(stateIn(searchParams))
  await (reviews ? visit.data.prime(reviews) : visit.data.prime(requests))
  return null
}

const views: readonly ModerationView[] = [...verificationStates, 'reviews', 'hidden-reviews']

/** The words of the page itself, as somebody may type them into the address. */
const otherWords = new Map<string, ModerationView>([
  ['waiting', 'requested'],
  ['verified', 'granted'],
])

function stateIn(address: URLSearchParams): ModerationView {
  return stateNamed(address.get('state') ?? '') ?? 'requested'
}

const stateNamed = (name: string) => views.find((state) => state === name) ?? otherWords.get(name)

function queriesOf(state: ModerationView) {
  if (state === 'reviews') return { reviews: operatorQueries.reviews('shown') }
  if (state === 'hidden-reviews') return { reviews: operatorQueries.reviews('hidden') }
  return { requests: operatorQueries.verifications(state) }
}

export function Component() {
  const { client, data } = useVisit()
  const [address, setAddress] = useSearchParams()
  const state = stateIn(address)
  const queries = queriesOf(state)
  const requests = usePaged(queries.requests ?? null)
  const reviews = usePaged(queries.reviews ?? null)
  const calls = operatorCalls(client.call)

  /** Nothing where it was taken, or why not: it may have been decided or changed meanwhile, and is read again. */
  async function decide(act: () => Promise<unknown>) {
    try {
      await act()
      return null
    } catch (error) {
      if (hasProblemCode(error, 'version_mismatch')) return inWords(messages.changedMeanwhile)
      if (hasProblemCode(error, 'wrong_state')) return inWords(messages.decidedMeanwhile)
      const { name } = fieldProblemsOf(error) ?? {}
      if (name === undefined) throw error
      return { title: name }
    } finally {
      await data.renew((key) => isOfSession(key) || isOfCatalogue(key))
    }
  }

  return (
    <VerificationsPage
      requests={requests}
      moderation={
        queries.reviews && {
          reviews,
          moderation: {
            onHide: ({ _id, version = 0 }, reason) => decide(() => calls.hideReview(_id, version, reason)),
            onShow: ({ _id, version = 0 }) => decide(() => calls.showReview(_id, version)),
          },
        }
      }
      state={state}
      onStateChange={(next) => setAddress(next === 'requested' ? {} : { state: next })}
      isForbidden={[403, 404].includes(statusOf(requests.error ?? reviews.error))}
      onGrant={({ _id, version = 0 }) => decide(() => calls.grantVerification(_id, version))}
      onRefuse={({ _id, version = 0 }, reason) => decide(() => calls.refuseVerification(_id, version, reason))}
      onWithdraw={({ _id, version = 0 }, reason) => decide(() => calls.withdrawVerification(_id, version, reason))}
    />
  )
}
