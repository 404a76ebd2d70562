// Who is here. Nothing of Firebase is in this file: it is loaded when somebody asks, or when the page has nothing
// better to do, so that a public page never waits for it.
import type { Config } from '../settings.ts'
import type { Authentication } from './firebase.ts'

export type User = { id: string; email: string; name: string; photo: string | null }

export type Session = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }
export type KnownSession = Exclude<Session, { status: 'unknown' }>

export type SessionStore = ReturnType<typeof createSession>

export const unknownSession: Session = { status: 'unknown' }

export function createSession(config: Config) {
  let session = unknownSession
  let loading: Promise<Authentication> | undefined
  const listeners = new Set<(session: Session) => void>()

  function subscribe(listener: (session: Session) => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  function publish(user: User | null) {
    session = user ? { status: 'signed-in', user } : { status: 'signed-out' }
    for (const listener of listeners) listener(session)
  }

  /** Firebase, from the first time that somebody needs it; a failed load is tried again by the next who asks. */
  function authentication(): Promise<Authentication> {
    loading ??= import('./firebase.ts')
      .then(({ connect }) => connect(config, publish))
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }

  /** Resolves once it is known who is here. */
  async function whenKnown(): Promise<KnownSession> {
    if (session.status !== 'unknown') return session
    await authentication()
    if (session.status !== 'unknown') return session
    return new Promise((resolve) => {
      const stop = subscribe((next) => {
        stop()
        resolve(next as KnownSession)
      })
    })
  }

  /** The ID token for the api, or null when nobody is signed in. */
  async function idToken(options?: { isRenewed: boolean }): Promise<string | null> {
    const { status } = await whenKnown()
    if (status === 'signed-out') return null
    const { token } = await authentication()
    return token(options?.isRenewed)
  }

  return { current: () => session, subscribe, authentication, whenKnown, idToken }
}

/** Whoever may enter the protected pages: signed in, and with an e-mail. */
export function memberOf(session: Session): User | null {
  return session.status === 'signed-in' && session.user.email ? session.user : null
}
