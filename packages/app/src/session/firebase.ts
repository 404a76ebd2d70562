// The one file that knows Firebase.
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  type User as FirebaseUser,
  GoogleAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
} from 'firebase/auth'
import { type Config, signInProblem } from '../settings.ts'
import type { User } from './session.ts'

export type Authentication = Awaited<ReturnType<typeof connect>>

/** Left behind before the way to Google and back: only then is an answer looked for, and this is where it leads. */
const redirectMark = 'arot:google-redirect'

export async function connect(config: Config, tell: (user: User | null) => void) {
  const problem = signInProblem(config)
  if (problem) throw new Error(problem)
  const app = initializeApp(config.firebase)
  const auth = initializeAuth(app, {
    // The last one is for browsers that keep nothing: the session then lasts as long as the page.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    errorMap: debugErrorMap,
  })
  if (config.authEmulator) connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true })
  await auth.authStateReady()
  // Known from here on: Firebase itself tells it a moment later.
  tell(auth.currentUser && plain(auth.currentUser))
  onIdTokenChanged(auth, (user) => tell(user && plain(user)))

  async function signInWithGoogle(from: string): Promise<User | null> {
    const google = new GoogleAuthProvider()
    try {
      const { user } = await signInWithPopup(auth, google, browserPopupRedirectResolver)
      return plain(user)
    } catch (error) {
      if (codeOf(error) !== 'auth/popup-blocked') throw saidPlainly(error)
      leaveMark(from)
      await signInWithRedirect(auth, google, browserPopupRedirectResolver)
      return null
    }
  }

  return {
    currentUser: () => auth.currentUser && plain(auth.currentUser),

    signIn: (email: string, password: string) =>
      signInWithEmailAndPassword(auth, email, password).then(({ user }) => plain(user), refuse),

    createAccount: (email: string, password: string) =>
      createUserWithEmailAndPassword(auth, email, password).then(({ user }) => plain(user), refuse),

    /** Firebase tells nobody of a new name: we do. */
    async saveProfile({ name, photo }: { name: string; photo: string }): Promise<User> {
      if (!auth.currentUser) throw new Error('Nobody is signed in.')
      await updateProfile(auth.currentUser, { displayName: name, photoURL: photo })
      const user = plain(auth.currentUser)
      tell(user)
      return user
    },

    /** The user, or null when the page leaves for Google because popups are blocked. */
    signInWithGoogle,

    /** Who came back from Google, when popups were blocked. */
    async returnedFromGoogle(): Promise<{ user: User; from: string } | null> {
      const from = takeMark()
      if (from === null) return null
      const result = await getRedirectResult(auth, browserPopupRedirectResolver).catch(refuse)
      return result && { user: plain(result.user), from }
    },

    signOut: () => signOut(auth).catch(refuse),

    token: async (isRenewed = false) => (await auth.currentUser?.getIdToken(isRenewed)) ?? null,

    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email).catch(refuse),
  }
}

function plain({ uid, email, displayName, photoURL }: FirebaseUser): User {
  return { id: uid, email: email ?? '', name: displayName || (email ?? ''), photo: photoURL }
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Without Firebase's own frame: “Firebase: … (auth/email-already-in-use).” A bare “Error” in it says nothing. */
function saidPlainly(error: unknown) {
  const message = error instanceof Error ? error.message : ''
  const plain = message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[^)]*\)\.?$/, '')
  return new Error(plain === 'Error' ? '' : plain)
}

function refuse(error: unknown): never {
  throw saidPlainly(error)
}

function leaveMark(from: string) {
  try {
    sessionStorage.setItem(redirectMark, from)
  } catch {
    // Storage may be blocked; then the redirect cannot come back signed in either.
  }
}

function takeMark() {
  try {
    const from = sessionStorage.getItem(redirectMark)
    sessionStorage.removeItem(redirectMark)
    return from
  } catch {
    return null
  }
}
