// The one way to write to the api: it handles the idempotency key, the refetches and the texts of problems.
import { ApiError, type Client, type ErrorCode, newKey } from '@arot/contract'
import type { AnswerStore, DataCache } from './cache.ts'
import { fieldProblemsOf } from './fieldProblems.ts'
import { inWords } from './messages.ts'
import { isOfCatalogue, isOfSession } from './queries.ts'
import type { Query } from './query.ts'

/** A write to the api. */
export type Action<Answer> = {
  /** Identifies what the reader wants. Until it has succeeded, the same intention is sent with the same key. */
  intention?: unknown
  request: (client: Client, options: { key: string }) => Promise<Answer>
  /** The query that the answer replaces. */
  replaces?: Pick<Query<Answer>, 'key'>
  /** The queries that may have changed. Fetched again after a failure too: an answer can be lost after its effect. */
  revalidates?: (keyof typeof groups | ((key: unknown) => boolean))[]
}

type Words = { title: string; text?: string | undefined; tone?: string }
export type Problem = { title: string; text?: string | undefined; fields?: Record<string, string> }

/** The text for each code or status. An error without a text here is thrown. */
export type Problems = { [Name in ErrorCode | 401 | 403]?: Words | ((error: ApiError) => Problem | null) } & {
  otherwise?: Words | ((error: unknown) => Problem)
}

const groups = { session: isOfSession, catalogue: isOfCatalogue }

type Deps = { client: Client; data: Pick<DataCache, 'renew'>; mutate: AnswerStore['mutate'] }

/** Sends actions. Resolves to the answer and throws on failure. */
export function createSend({ client, data, mutate }: Deps) {
  /** One key per intention, because several can be in progress, for example from rows of a list. */
  const keys = new Map<string, string>()

  return async <Answer>(action: Action<Answer>): Promise<Answer> => {
    const { intention = '', request, replaces, revalidates = ['session', 'catalogue'] } = action
    const name = JSON.stringify(intention)
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    const concerns = revalidates.map((group) => (typeof group === 'string' ? groups[group] : group))
    const renew = () => data.renew((key) => concerns.some((isConcerned) => isConcerned(key)))
    let answer: Answer
    try {
      answer = await request(client, { key })
    } catch (error) {
      // The server has this key with another body, so the same key would fail again and again.
      if (error instanceof ApiError && error.code === 'key_reused') keys.delete(name)
      // Runs in the background, so that the reader sees the problem at once.
      renew().catch(() => {})
      throw error
    }
    // After a success, sending the same again is a new intention.
    keys.delete(name)
    if (replaces && answer !== undefined) await mutate([...replaces.key], answer, { revalidate: false })
    // The action has succeeded: a failed refetch is the problem of its own query.
    await renew().catch(() => {})
    return answer
  }
}

/** The problem of the action in words, or `null`. */
async function problemOf(sending: Promise<unknown>, { otherwise, ...problems }: Problems) {
  try {
    await sending
    return null
  } catch (error) {
    const words = error instanceof ApiError && (problems[error.code as ErrorCode] ?? problems[error.status as 401])
    const problem = words ? resolveWords(words, error) : otherwise && resolveWords(otherwise, error)
    if (!problem) throw error
    const fields = fieldProblemsOf(error)
    return { ...inWords(problem), ...(fields && { fields }) }
  }
}

function resolveWords<Cause>(words: Words | ((error: Cause) => Problem | null), error: Cause) {
  return typeof words === 'function' ? words(error) : words
}

export type Send = ReturnType<typeof createSend>

/** Sends an action, then calls `onSuccess` with the answer. Resolves to the problem to show, or to `null`. */
export function createAct(send: Send, problems: Problems) {
  return async <Answer>({ onSuccess, ...action }: Action<Answer> & { onSuccess?: (answer: Answer) => void }) => {
    const sending = send(action)
    const problem = await problemOf(sending, problems)
    if (problem === null) onSuccess?.(await sending)
    return problem
  }
}
