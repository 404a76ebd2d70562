// The session. It does not import Firebase: that is loaded when it is needed or when the page is idle, so that public
// pages do not wait for it.
import type { Language } from '../platform/i18n/languages.ts'
import type { Config } from '../platform/settings.ts'
import { whenIdle } from '../platform/tasks.ts'
import type { Authentication } from './firebase.ts'
import { onSignInElsewhere, readHint, type SessionHint, storeHint } from './session-hint.ts'
import type { User } from './user.ts'

export type Session =
  | { status: 'unknown'; hint?: SessionHint }
  | { status: 'signed-out'; isElsewhere?: boolean }
  | { status: 'signed-in'; user: User }
export type ResolvedSession = Exclude<Session, { status: 'unknown' }>

export type SessionStore = ReturnType<typeof createSession>

/** `hint`: the hint that the page was rendered with. */
export function createSession(config: Config, language: Language, hint?: SessionHint) {
  const first: Session = { status: 'unknown', hint }
  let session: Session = first
  let loading: Promise<Authentication> | undefined
  const listeners = new Set<(session: Session) => void>()

  function subscribe(listener: (session: Session) => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function publish(user: User | null) {
    // If another tab ended the session, it has already removed the stored hint.
    const isElsewhere = session.status === 'signed-in' && user === null && readHint() === 'nobody'
    storeHint(user ? 'member' : 'nobody')
    show(user ? { status: 'signed-in', user } : { status: 'signed-out', isElsewhere })
  }

  function show(next: Session) {
    session = next
    for (const listener of listeners) listener(session)
  }

  /** Loads Firebase on the first call. After a failure the next call tries again. */
  function authentication(): Promise<Authentication> {
    loading ??= import('./firebase.ts')
      .then(({ connect }) => connect(config, language, publish))
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }

  /** Reads the session when the page is idle. If nobody has signed in here, Firebase is not loaded. */
  function findOut() {
    const ask = () => void authentication().catch(() => {})
    if (readHint() !== 'nobody') return whenIdle(ask)
    onSignInElsewhere(ask)
    whenIdle(() => {
      if (!loading && hint !== 'nobody') show({ status: 'unknown', hint: 'nobody' })
    })
  }

  /** Resolves once Firebase has restored the session. */
  async function whenReady(): Promise<ResolvedSession> {
    if (session.status === 'unknown') await authentication()
    if (session.status === 'unknown') throw new Error('Firebase has not restored the session.')
    return session
  }

  /** The ID token for the api, or `null` for a visitor. */
  async function idToken(options?: { isRenewed: boolean }): Promise<string | null> {
    const { status } = await whenReady()
    if (status === 'signed-out') return null
    const { token } = await authentication()
    return token(options?.isRenewed)
  }

  return { first: (): Session => first, current: () => session, subscribe, authentication, findOut, whenReady, idToken }
}

/** Who may enter the protected pages: a user with an email. */
export function memberOf(session: Session): User | null {
  return session.status === 'signed-in' && session.user.email ? session.user : null
}

/** Whether to show the links of members: somebody is signed in, or the hint says so. */
export function isProbablySignedIn(session: Session): boolean {
  return session.status === 'unknown' ? session.hint === 'member' : memberOf(session) !== null
}
