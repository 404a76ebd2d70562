import { type Client, moderationCalls, verificationCalls, verificationStates } from '@arot/contract'
import { replace, useSearchParams } from 'react-router-dom'
import type { Problems } from '../../platform/action.ts'
import { fieldProblemsOf } from '../../platform/fieldProblems.ts'
import { statusOf } from '../../platform/problem.ts'
import { paths } from '../../routes.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { useAction } from '../../session/useAction.ts'
import { usePaged } from '../../session/usePaged.ts'
import { messages } from '../messages.ts'
import { operatorQueries } from '../queries.ts'
import { type ModerationView, VerificationsPage } from './page.tsx'

// An unknown state would show a list that does not match its address.
export const loader = memberLoader(async ({ prime, search }) => {
  if (search.has('state') && !findState(search.get('state') ?? '')) return replace(paths.operator)
  const { reviews, requests } = queriesOf(stateIn(search))
  return reviews ? prime(reviews) : prime(requests)
})

const views: readonly ModerationView[] = [...verificationStates, 'reviews', 'hidden-reviews']

/** The labels of the page, which a reader may type into the address. */
const otherWords = new Map<string, ModerationView>([
  ['waiting', 'requested'],
  ['verified', 'granted'],
])

function stateIn(address: URLSearchParams): ModerationView {
  return findState(address.get('state') ?? '') ?? 'requested'
}

const findState = (name: string) => views.find((state) => state === name) ?? otherWords.get(name)

function queriesOf(state: ModerationView) {
  if (state === 'reviews') return { reviews: operatorQueries.reviews('shown') }
  if (state === 'hidden-reviews') return { reviews: operatorQueries.reviews('hidden') }
  return { requests: operatorQueries.verifications(state) }
}

const callsOf = (call: Client['call']) => ({ ...moderationCalls(call), ...verificationCalls(call) })

type Subject = { id: string; version?: number | undefined }

const problems: Problems = {
  version_mismatch: messages.changedMeanwhile,
  wrong_state: messages.decidedMeanwhile,
  invalid: (error) => {
    const { name } = fieldProblemsOf(error) ?? {}
    return name === undefined ? null : { title: name }
  },
}

export function Component() {
  const [address, setAddress] = useSearchParams()
  const state = stateIn(address)
  const queries = queriesOf(state)
  const requests = usePaged(queries.requests ?? null)
  const reviews = usePaged(queries.reviews ?? null)
  const act = useAction(problems)

  const decide =
    (name: 'grantVerification' | 'showReview') =>
    ({ id, version = 0 }: Subject) =>
      act<unknown>({
        intention: [name, id, version],
        request: ({ call }, key) => callsOf(call)[name](id, version, key),
      })

  const decideFor =
    (name: 'refuseVerification' | 'withdrawVerification' | 'hideReview') =>
    ({ id, version = 0 }: Subject, reason: string) =>
      act<unknown>({
        intention: [name, id, version, reason],
        request: ({ call }, key) => callsOf(call)[name](id, version, reason, key),
      })

  return (
    <VerificationsPage
      requests={requests}
      reviews={queries.reviews && reviews}
      moderation={{ onHide: decideFor('hideReview'), onShow: decide('showReview') }}
      state={state}
      onStateChange={(next) => setAddress(next === 'requested' ? {} : { state: next })}
      isForbidden={[403, 404].includes(statusOf(requests.error ?? reviews.error))}
      onGrant={decide('grantVerification')}
      onRefuse={decideFor('refuseVerification')}
      onWithdraw={decideFor('withdrawVerification')}
    />
  )
}
