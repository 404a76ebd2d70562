// The objects of one visit: one page load in a browser, or one request on a server.
import { type Client, createClient } from '@arot/contract'
import { createContext, use } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { type AnswerStore, createDataCache, type DataCache } from '../platform/cache.ts'
import { followUp } from '../platform/connection.ts'
import type { Translation } from '../platform/i18n/bengali.ts'
import type { Language } from '../platform/i18n/languages.ts'
import type { Config } from '../platform/settings.ts'
import { createSession, type SessionStore } from './session.ts'
import type { SessionHint } from './session-hint.ts'

export type Visit = {
  config: Config
  /** The market's origin, for absolute links. */
  origin: string
  session: SessionStore
  client: Client
  data: DataCache
  language: Language
  /** The texts of the language. English is in the code. */
  words?: Translation | undefined
}

/** The arguments of a page's loader. */
export type LoaderArgs = Pick<LoaderFunctionArgs, 'params' | 'request'> & { visit: Visit }

type VisitOptions = Pick<Visit, 'language' | 'words'> & {
  config: Config
  origin: string
  store: AnswerStore
  /** Whether somebody is probably signed in, if that is known. */
  hint?: SessionHint
  /** The base address of the api. @default the configured host */
  host?: string
  fetch?: typeof globalThis.fetch
}

export function createVisit({ config, origin, language, words, store, hint, host, fetch }: VisitOptions): Visit {
  const session = createSession(config, language, hint)
  const client = createClient({
    host: host ?? config.apiHost,
    token: () => session.idToken(),
    fetch: fetch ?? renewing(session),
  })
  return { config, origin, language, words, session, client, data: createDataCache(client, store) }
}

export const VisitContext = createContext<Visit | null>(null)

export function useVisit(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('useVisit needs a VisitContext above it.')
  return visit
}

/**
 * If the server rejects a token, renews it once and retries. If the renewal is refused too, Firebase ends the
 * session.
 */
function renewing(session: SessionStore): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetchInTime(input, init).catch(handleUnreachable)
    const headers = new Headers(init?.headers)
    if (response.status !== 401 || !headers.has('Authorization')) return response
    const renewed = await session.idToken({ isRenewed: true }).catch(() => null)
    if (!renewed) return response
    headers.set('Authorization', `Bearer ${renewed}`)
    return fetchInTime(input, { ...init, headers })
  }
}

/** A read without an answer by then counts as failed, so that it is tried again. */
const mostMs = 30_000

async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'GET') return fetch(input, init)
  init.signal?.throwIfAborted()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), mostMs)
  init.signal?.addEventListener('abort', () => late.abort())
  return fetch(input, { ...init, signal: late.signal }).finally(() => clearTimeout(timer))
}

function handleUnreachable(error: unknown): never {
  // An aborted request throws another kind of error.
  if (error instanceof TypeError) void followUp()
  throw error
}
