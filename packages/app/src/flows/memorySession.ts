import type { Authentication } from '../session/firebase.ts'
import type { ResolvedSession, SessionStore } from '../session/session.ts'
import type { User } from '../session/user.ts'

/** A session in memory, because stories have no identity service. It supports registration only. */
export function memorySession(user: User | null): SessionStore {
  let session = sessionOf(user)
  const listeners = new Set<(session: ResolvedSession) => void>()

  function signIn(next: User) {
    session = sessionOf(next)
    for (const listener of listeners) listener(session)
    return next
  }

  const authentication: Partial<Authentication> = {
    currentUser: () => (session.status === 'signed-in' ? session.user : null),
    createAccount: async (email) => signIn({ id: email, email, name: email, photo: null }),
    async saveProfile({ name, photo }) {
      if (session.status === 'signed-out') throw new Error('Nobody is signed in.')
      return signIn({ ...session.user, name, photo })
    },
    finishGoogleRedirect: async () => null,
  }

  return {
    first: () => session,
    current: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    authentication: async () => authentication as Authentication,
    findOut: () => {},
    whenReady: async () => session,
    idToken: async () => 'token',
  }
}

const sessionOf = (user: User | null): ResolvedSession =>
  user ? { status: 'signed-in', user } : { status: 'signed-out' }
