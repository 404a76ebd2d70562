// Who is here. Nothing of Firebase is in this file: it is loaded when somebody asks, or when the page has nothing
// better to do, so that a public page never waits for it.
import { useSyncExternalStore } from 'react'
import { config } from '../config.ts'
import type { Authentication } from './firebase.ts'

export type User = { id: string; email: string; name: string; photo: string | null }

export type Session = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }
export type KnownSession = Exclude<Session, { status: 'unknown' }>

const unknown: Session = { status: 'unknown' }

let session: Session = unknown
let loading: Promise<Authentication> | undefined
const listeners = new Set<(session: Session) => void>()

export function currentSession() {
  return session
}

export function subscribeToSession(listener: (session: Session) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useSession() {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknown)
}

function publish(user: User | null) {
  session = user ? { status: 'signed-in', user } : { status: 'signed-out' }
  for (const listener of listeners) listener(session)
}

/** Firebase, from the first time that somebody needs it; a failed load is tried again by the next who asks. */
export function authentication(): Promise<Authentication> {
  loading ??= import('./firebase.ts')
    .then(({ connect }) => connect(config, publish))
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Resolves once it is known who is here. */
export async function whenKnown(): Promise<KnownSession> {
  if (session.status !== 'unknown') return session
  await authentication()
  if (session.status !== 'unknown') return session
  return new Promise((resolve) => {
    const stop = subscribeToSession((next) => {
      stop()
      resolve(next as KnownSession)
    })
  })
}

/** Whoever may enter the protected pages: signed in, and with an e-mail. */
export function memberOf(known: Session): User | null {
  return known.status === 'signed-in' && known.user.email ? known.user : null
}

/** The ID token for the api, or null when nobody is signed in. */
export async function idToken(options?: { isRenewed: boolean }): Promise<string | null> {
  const { status } = await whenKnown()
  if (status === 'signed-out') return null
  const { token } = await authentication()
  return token(options?.isRenewed)
}
