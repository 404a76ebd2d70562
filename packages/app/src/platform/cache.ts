// The cache of answers, outside React: loaders fill it before a page is drawn, hooks read and follow it.
import { ApiError, type Client } from '@arot/contract'
import { type Cache, mutate, type State, SWRConfig, unstable_serialize } from 'swr'
import type { Query } from './query.ts'

type Key = readonly unknown[]

/** Where answers are stored, and how their readers learn of a change. */
export type AnswerStore = { cache: Cache; mutate: typeof mutate }

/** What a rendered page brings along: the answers it was drawn from, and the questions that had none. */
export type BroughtAnswers = { answers: [key: Key, answer: unknown][]; failed: Key[] }

type Change<Answer> = (answer: Answer) => Answer

type Asking = {
  key: Key
  answer: Promise<unknown>
  /** What has been learned about it since. */
  changes: Change<unknown>[]
  isDropped?: boolean
}

export type DataCache = ReturnType<typeof createDataCache>

/** How long an answer serves the next page that asks the same without asking the server. */
const freshFor = 5_000

/** The one store of a browser's page. */
export function browserStore(): AnswerStore {
  return { cache: SWRConfig.defaultValue.cache as Cache, mutate }
}

/** A store for one request, which nobody follows. */
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

  /** What is known already. */
  function peek<Answer>({ key }: Query<Answer>): Answer | undefined {
    return cache.get(unstable_serialize(key))?.data as Answer | undefined
  }

  /** Loads each key at most once at a time. An answer that a write has overtaken is loaded again: no old one follows. */
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
      return begun.changes.reduce((known, change) => change(known), answer as unknown) as Answer
    }
    function fail(error: unknown) {
      if (begun.isDropped) throw error
      if (asking.get(name) !== begun) return ask(query)
      asking.delete(name)
      failed.set(name, query.key)
      throw error
    }
  }

  /** The answer that is on its way, if one is; nothing where it fails. */
  async function underWay<Answer>({ key }: Query<Answer>): Promise<Answer | undefined> {
    return asking.get(unstable_serialize(key))?.answer.catch(() => undefined) as Promise<Answer | undefined>
  }

  /**
   * Puts the answer into the cache before its page is drawn. What is there already is shown at once and renewed behind
   * the scenes, or `isAnew` not before; a failure is left to the page, which shows it and offers to try again.
   */
  async function prime<Answer>(query: Query<Answer>, { isAnew = false } = {}): Promise<void> {
    const previous = answered.get(unstable_serialize(query.key))
    if (previous && !isAnew && Date.now() - previous.at < freshFor) return
    const primed = mutate([...query.key], ask(query), { revalidate: false }).catch(() => {})
    if (!previous || isAnew) await primed
  }

  /** Writes what the server said about part of an answer: into the one that is here and into the one that is on its way. */
  async function update<Answer>(query: Query<Answer>, change: Change<Answer | undefined>): Promise<void> {
    const key = [...query.key]
    const underWay = asking.get(unstable_serialize(key))
    underWay?.changes.push(change as Change<unknown>)
    await mutate<Answer>(key, change, { revalidate: false })
    // SWR discards an answer that was requested before a write: it is put there again.
    if (underWay) void mutate(key, underWay.answer, { revalidate: false }).catch(() => {})
  }

  /** After a write: reloads what is on the screen, and marks the rest to be loaded before it is drawn. */
  async function renew(isConcerned: (key: unknown) => boolean): Promise<void> {
    forget(isConcerned)
    await mutate(isConcerned)
  }

  /** Takes what belonged to a session away with it. */
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

  /** Begins with what a rendered page brought, so that its first drawing asks nothing. */
  function receive({ answers, failed }: BroughtAnswers) {
    for (const [key, data] of answers) {
      cache.set(unstable_serialize(key), { data, isLoading: false, isValidating: false })
      answered.set(unstable_serialize(key), { key, at: Date.now() })
    }
    for (const key of failed) cache.set(unstable_serialize(key), makeUnreachable())
  }

  /** What a page that was drawn from this cache brings along. */
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

/** Made when there is one: an error that is made while a file is first run makes the browser read all of it again. */
function makeUnreachable(): State {
  const error = new ApiError(0, null, { code: 'network', title: 'The server cannot be reached' })
  return { error, isLoading: false, isValidating: false }
}
