// The only module that imports Firebase.
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
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
} from 'firebase/auth'
import type { Language } from '../platform/i18n/languages.ts'
import { type Config, signInProblem } from '../platform/settings.ts'
import { readStoredJson, removeStored, writeStored } from '../platform/storage.ts'
import type { User } from './user.ts'

export type Authentication = Awaited<ReturnType<typeof connect>>

/** The page to return to after Google, and whether the reader logs in or registers. */
export type GoogleRedirect = { from: string; way: 'login' | 'register' }

/** Stored before the redirect to Google. Only with it does the next page load ask Firebase for a result. */
const redirectMark = 'arot:google-redirect'

export async function connect(config: Config, language: Language, tell: (user: User | null) => void) {
  const problem = signInProblem(config)
  if (problem) throw new Error(problem)
  const app = initializeApp(config.firebase)
  const auth = initializeAuth(app, {
    // The last one is for browsers that store nothing: the session then lasts as long as the page.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    errorMap: debugErrorMap,
  })
  // The language of Firebase's emails and of Google's window.
  auth.languageCode = language
  if (config.authEmulator) connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true })
  await auth.authStateReady()
  // Publishes the session now, because Firebase's own callback comes a moment later.
  tell(auth.currentUser && plain(auth.currentUser))
  onIdTokenChanged(auth, (user) => tell(user && plain(user)))

  async function signInWithGoogle(redirect: GoogleRedirect): Promise<User | null> {
    const google = new GoogleAuthProvider()
    try {
      const { user } = await signInWithPopup(auth, google, browserPopupRedirectResolver)
      return plain(user)
    } catch (error) {
      if (codeOf(error) !== 'auth/popup-blocked') throw withoutFirebasePrefix(error)
      writeStored('sessionStorage', redirectMark, JSON.stringify(redirect))
      await signInWithRedirect(auth, google, browserPopupRedirectResolver)
      return null
    }
  }

  return {
    currentUser: () => auth.currentUser && plain(auth.currentUser),

    signIn: (email: string, password: string) =>
      signInWithEmailAndPassword(auth, email, password).then(({ user }) => plain(user), rethrow),

    createAccount: (email: string, password: string) =>
      createUserWithEmailAndPassword(auth, email, password).then(({ user }) => plain(user), rethrow),

    /** Firebase does not report a new name, so publish it here. */
    async saveProfile({ name, photo }: { name: string; photo: string }): Promise<User> {
      if (!auth.currentUser) throw new Error('Nobody is signed in.')
      await updateProfile(auth.currentUser, { displayName: name, photoURL: photo })
      const user = plain(auth.currentUser)
      tell(user)
      return user
    },

    /** Resolves to the user, or to `null` when the page leaves for Google because popups are blocked. */
    signInWithGoogle,

    /** The user who returned from Google, if popups were blocked. */
    async finishGoogleRedirect(): Promise<(GoogleRedirect & { user: User }) | null> {
      const redirect = takeMark()
      if (redirect === null) return null
      const result = await getRedirectResult(auth, browserPopupRedirectResolver).catch(rethrow)
      return result && { user: plain(result.user), ...redirect }
    },

    signOut: () => signOut(auth).catch(rethrow),

    token: async (isRenewed = false) => (await auth.currentUser?.getIdToken(isRenewed)) ?? null,

    async sendEmailConfirmation() {
      if (!auth.currentUser) throw new Error('Nobody is signed in.')
      await sendEmailVerification(auth.currentUser).catch(rethrow)
    },

    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email).catch(rethrow),
  }
}

function plain({ uid, email, displayName, photoURL }: FirebaseUser): User {
  return { id: uid, email: email ?? '', name: displayName || (email ?? ''), photo: photoURL }
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/**
 * Removes Firebase's prefix and code: “Firebase: … (auth/email-already-in-use).” A message that is only “Error”
 * becomes empty.
 */
function withoutFirebasePrefix(error: unknown) {
  const message = error instanceof Error ? error.message : ''
  const plain = message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[^)]*\)\.?$/, '')
  return new Error(plain === 'Error' ? '' : plain)
}

function rethrow(error: unknown): never {
  throw withoutFirebasePrefix(error)
}

function takeMark(): GoogleRedirect | null {
  const redirect = readStoredJson<GoogleRedirect>('sessionStorage', redirectMark)
  removeStored('sessionStorage', redirectMark)
  return redirect ?? null
}
