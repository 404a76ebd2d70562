// Signing in and registering as the specification orders it: each step, each failure, and what is said about it.
import { ApiError, type UserRecord } from '@arot/contract'
import { type Message, messages } from '../messages.ts'
import type { Authentication } from './firebase.ts'
import type { User } from './session.ts'

type Means = { auth: Authentication; saveUser: (user: UserRecord) => Promise<void> }

/** What came of it: whether it succeeded, and what to say in passing. `isLeaving`: the page goes to Google and back. */
export type Outcome = { isDone: boolean; toast?: Message; isLeaving?: boolean }

export type Registration = { name: string; photo: string; email: string; password: string }

/** Create the account, then its profile, then save the user; the first failure ends it. */
export async function register(form: Registration, { auth, saveUser }: Means): Promise<Outcome> {
  try {
    // An account that a failure left half-registered is taken up where it stopped.
    const isHalfRegistered = sameEmail(auth.currentUser()?.email, form.email)
    if (!isHalfRegistered) await auth.createAccount(form.email, form.password)
  } catch (cause) {
    return failed(messages.registrationFailed(cause))
  }
  try {
    const user = await auth.saveProfile({ name: form.name.trim(), photo: form.photo.trim() })
    return await save(user, saveUser)
  } catch {
    return failed(messages.profileFailed)
  }
}

export async function registerWithGoogle({ auth, saveUser }: Means, from: string): Promise<Outcome> {
  return withGoogle(auth, from, (user) => save(user, saveUser))
}

/** The same, but a known user is no news. `from`: where to go back to, if the page leaves for Google in between. */
export async function signInWithGoogle({ auth, saveUser }: Means, from: string): Promise<Outcome> {
  return withGoogle(auth, from, (user) => greet(user, saveUser))
}

/** Back from Google, where popups are blocked; nothing when nobody went there. */
export async function finishGoogle({ auth, saveUser }: Means): Promise<(Outcome & { from?: string }) | null> {
  try {
    const back = await auth.returnedFromGoogle()
    return back && { ...(await greet(back.user, saveUser)), from: back.from }
  } catch (cause) {
    return failed(messages.googleFailed(cause))
  }
}

/** Saves the user silently as well: that is how an account which was only half registered recovers. */
export async function signIn(email: string, password: string, { auth, saveUser }: Means): Promise<void> {
  const user = await auth.signIn(email, password)
  await saveUser(recordOf(user)).catch(() => {})
}

async function withGoogle(auth: Authentication, from: string, next: (user: User) => Promise<Outcome>) {
  try {
    const user = await auth.signInWithGoogle(from)
    return user ? await next(user) : { isDone: false, isLeaving: true }
  } catch (cause) {
    return failed(messages.googleFailed(cause))
  }
}

/** Who signs in is known or new: both are welcome. */
async function greet(user: User, saveUser: Means['saveUser']): Promise<Outcome> {
  const outcome = await save(user, saveUser)
  return outcome.toast === messages.userExists ? { isDone: true } : outcome
}

async function save(user: User, saveUser: Means['saveUser']): Promise<Outcome> {
  try {
    await saveUser(recordOf(user))
    return { isDone: true, toast: messages.userSaved }
  } catch (cause) {
    return failed(saveFailure(cause))
  }
}

function saveFailure(cause: unknown) {
  if (!(cause instanceof ApiError) || cause.status === 0) return messages.userSaveUnreachable
  return cause.status === 409 ? messages.userExists : messages.userNotSaved
}

function recordOf({ name, email, photo }: User): UserRecord {
  return { name, email, photo }
}

function failed(toast: Message): Outcome {
  return { isDone: false, toast }
}

function sameEmail(one: string | undefined, other: string) {
  return one?.toLowerCase() === other.trim().toLowerCase()
}
