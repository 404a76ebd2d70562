// Sign-in and registration in the specification's order, with the message of each step and failure.
import type { UserRecord } from '@arot/contract'
import type { Message } from '../platform/messages.ts'
import { statusOf } from '../platform/problem.ts'
import type { Authentication, GoogleRedirect } from './firebase.ts'
import { messages } from './messages.ts'
import type { User } from './user.ts'

export type AuthDeps = {
  auth: Authentication
  saveUser: (user: UserRecord) => Promise<void>
  /** Whether our server has the account already; always false for a foreign server. */
  isSaved: () => Promise<boolean>
}

export type Outcome = {
  isDone: boolean
  /** Registration with Google found an existing account and signed the reader in. */
  isKnown?: boolean
  /** Shown briefly. */
  toast?: Message
}

export type Registration = { name: string; photo: string; email: string; password: string }

/** Creates the account, then its profile, then saves the user. Stops at the first failure. */
export async function register(form: Registration, { auth, saveUser }: AuthDeps): Promise<Outcome> {
  try {
    // Continues a registration that failed after the account was created.
    const isHalfRegistered = auth.currentUser()?.email.toLowerCase() === form.email.trim().toLowerCase()
    if (!isHalfRegistered) await auth.createAccount(form.email, form.password)
  } catch (cause) {
    return failWith(messages.registrationFailed(cause))
  }
  try {
    const user = await auth.saveProfile({ name: form.name.trim(), photo: form.photo.trim() })
    return await save(user, saveUser)
  } catch {
    return failWith(messages.profileFailed)
  }
}

/** Registration with an existing account says so and signs in. The browser may leave for Google and come back. */
export async function continueWithGoogle(deps: AuthDeps, redirect: GoogleRedirect): Promise<Outcome> {
  try {
    const user = await deps.auth.signInWithGoogle(redirect)
    // `null` while the page is redirected to Google.
    return user ? await completeGoogleSignIn(user, redirect.way, deps) : { isDone: false }
  } catch (cause) {
    return failWith(messages.googleFailed(cause))
  }
}

/** Completes a sign-in by redirect, which is used if popups are blocked. Resolves to `null` without one. */
export async function finishGoogleRedirect(deps: AuthDeps): Promise<(Outcome & Partial<GoogleRedirect>) | null> {
  try {
    const back = await deps.auth.finishGoogleRedirect()
    return back && { ...(await completeGoogleSignIn(back.user, back.way, deps)), from: back.from, way: back.way }
  } catch (cause) {
    return failWith(messages.googleFailed(cause))
  }
}

/** Also saves the user in the background, which repairs a half-registered account. */
export async function signIn(email: string, password: string, deps: AuthDeps): Promise<void> {
  const user = await deps.auth.signIn(email, password)
  void ensureUserSaved(user, deps)
}

function completeGoogleSignIn(user: User, way: GoogleRedirect['way'], deps: AuthDeps) {
  return way === 'register' ? saveNewUser(user, deps.saveUser) : ensureUserSaved(user, deps)
}

async function saveNewUser(user: User, saveUser: AuthDeps['saveUser']): Promise<Outcome> {
  const outcome = await save(user, saveUser)
  return { ...outcome, isKnown: outcome.toast === messages.userExists }
}

/**
 * A login works with a saved account and with a new one. It checks first, because a 409 would be logged as an error
 * in the console.
 */
async function ensureUserSaved(user: User, { saveUser, isSaved }: AuthDeps): Promise<Outcome> {
  if (await isSaved()) return { isDone: true }
  const outcome = await save(user, saveUser)
  return outcome.toast === messages.userExists ? { isDone: true } : outcome
}

async function save({ name, email, photo }: User, saveUser: AuthDeps['saveUser']): Promise<Outcome> {
  try {
    await saveUser({ name, email, photo })
    return { isDone: true, toast: messages.userSaved }
  } catch (cause) {
    return failWith(saveProblem(statusOf(cause)))
  }
}

function saveProblem(status: number) {
  if (status === 0) return messages.userSaveUnreachable
  return status === 409 ? messages.userExists : messages.userNotSaved
}

function failWith(toast: Message): Outcome {
  return { isDone: false, toast }
}
