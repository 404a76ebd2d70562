// The cache of answers, outside React. Loaders fill it before a page is drawn, and hooks subscribe to it.
import { ApiError, type Client } from '@arot/contract'
import { type Cache, mutate, type State, SWRConfig, unstable_serialize } from 'swr'
import type { Query } from './query.ts'

type Key = readonly unknown[]

/** Stores answers and notifies their readers. */
export type AnswerStore = { cache: Cache; mutate: typeof mutate }

/** The data that a rendered page brings: the answers it was drawn from and the keys of the queries that failed. */
export type BroughtAnswers = { answers: [key: Key, answer: unknown][]; failed: Key[] }

type Change<Answer> = (answer: Answer) => Answer

type Asking = {
  key: Key
  answer: Promise<unknown>
  /** Updates that arrived while the request was in progress. */
  changes: Change<unknown>[]
  isDropped?: boolean
}

export type DataCache = ReturnType<typeof createDataCache>

/** A younger answer is used for the next page without a new request. */
const freshFor = 5_000

/** The store of a page in the browser. */
export function browserStore(): AnswerStore {
  return { cache: SWRConfig.defaultValue.cache as Cache, mutate }
}

/** A store for one request on the server. It has no subscribers. */
export function serverStore(): AnswerStore {
  const cache: Cache = new Map()
  const put = async (key: Key, answer: Promise<unknown>) => {
    cache.set(unstable_serialize(key), { data: await answer, isLoading: false, isValidating: false })
  }
  return { cache, mutate: put as typeof mutate }
}

export function createDataCache(client: Client, { cache, mutate }: AnswerStore) {
  const answered = new Map<string, { key: Key; at: number }>()
  const failed = new Map<string, Key>()
  const asking = new Map<string, Asking>()

  function peek<Answer>({ key }: Query<Answer>): Answer | undefined {
    return cache.get(unstable_serialize(key))?.data as Answer | undefined
  }

  /**
   * Requests each key at most once at a time. An answer is requested again if a write happened meanwhile, so it is
   * never older than the write.
   */
  function ask<Answer>(query: Query<Answer>): Promise<Answer> {
    const name = unstable_serialize(query.key)
    const underWay = asking.get(name)
    if (underWay) return underWay.answer as Promise<Answer>
    const isRenewed = !answered.has(name)
    const pending = query.ask(client, peek(query), { isRenewed })
    const begun: Asking = { key: query.key, answer: pending.then(keep, fail), changes: [] }
    asking.set(name, begun)
    return begun.answer as Promise<Answer>

    function keep(answer: Answer) {
      if (begun.isDropped) return answer
      if (asking.get(name) !== begun) return ask(query)
      asking.delete(name)
      answered.set(name, { key: query.key, at: Date.now() })
      failed.delete(name)
      return begun.changes.reduce((value, change) => change(value), answer as unknown) as Answer
    }
    function fail(error: unknown) {
      if (begun.isDropped) throw error
      if (asking.get(name) !== begun) return ask(query)
      asking.delete(name)
      failed.set(name, query.key)
      throw error
    }
  }

  /** The answer that is being requested, if any. `undefined` if it fails. */
  async function underWay<Answer>({ key }: Query<Answer>): Promise<Answer | undefined> {
    return asking.get(unstable_serialize(key))?.answer.catch(() => undefined) as Promise<Answer | undefined>
  }

  /**
   * Loads an answer into the cache before its page is drawn. A cached answer is shown at once and refreshed in the
   * background; `isAnew` waits for the new one. A failure is left to the page, which offers a retry.
   */
  async function prime<Answer>(query: Query<Answer>, { isAnew = false } = {}): Promise<void> {
    const previous = answered.get(unstable_serialize(query.key))
    if (previous && !isAnew && Date.now() - previous.at < freshFor) return
    const primed = mutate([...query.key], ask(query), { revalidate: false }).catch(() => {})
    if (!previous || isAnew) await primed
  }

  /** Applies the server's value for a part of an answer, to the cached answer and to one that is being requested. */
  async function update<Answer>(query: Query<Answer>, change: Change<Answer | undefined>): Promise<void> {
    const key = [...query.key]
    const underWay = asking.get(unstable_serialize(key))
    underWay?.changes.push(change as Change<unknown>)
    await mutate<Answer>(key, change, { revalidate: false })
    // SWR discards an answer that was requested before a mutation, so put it in again.
    if (underWay) void mutate(key, underWay.answer, { revalidate: false }).catch(() => {})
  }

  /** After a write: refetches what is on the screen, and marks the rest to be loaded before it is drawn. */
  async function renew(isConcerned: (key: unknown) => boolean): Promise<void> {
    forget(isConcerned)
    await mutate(isConcerned)
  }

  /** Removes the data of a session. */
  async function drop(isConcerned: (key: unknown) => boolean): Promise<void> {
    for (const begun of asking.values()) if (isConcerned(begun.key)) begun.isDropped = true
    for (const name of forget(isConcerned)) cache.delete(name)
    await mutate(isConcerned, undefined, { revalidate: false })
  }

  function forget(isConcerned: (key: unknown) => boolean) {
    for (const [name, { key }] of asking) if (isConcerned(key)) asking.delete(name)
    const names = [...answered].filter(([, { key }]) => isConcerned(key)).map(([name]) => name)
    for (const name of names) answered.delete(name)
    return names
  }

  /** Starts with the answers of a rendered page, so that the first render sends no request. */
  function receive({ answers, failed }: BroughtAnswers) {
    for (const [key, data] of answers) {
      cache.set(unstable_serialize(key), { data, isLoading: false, isValidating: false })
      answered.set(unstable_serialize(key), { key, at: Date.now() })
    }
    for (const key of failed) cache.set(unstable_serialize(key), makeUnreachable())
  }

  /** The data that a page rendered from this cache brings. */
  function collectAnswers(): BroughtAnswers {
    for (const name of failed.keys()) cache.set(name, makeUnreachable())
    const answers = [...answered.values()].map(({ key }): [Key, unknown] => [
      key,
      cache.get(unstable_serialize(key))?.data,
    ])
    return { answers, failed: [...failed.values()] }
  }

  return { provider: () => cache, peek, ask, underWay, prime, update, renew, drop, receive, collectAnswers }
}

/**
 * Created on demand: an error that is created while a module is first evaluated makes the browser parse all of it
 * again.
 */
function makeUnreachable(): State {
  const error = new ApiError(0, null, { code: 'network', title: 'The server cannot be reached' })
  return { error, isLoading: false, isValidating: false }
}
