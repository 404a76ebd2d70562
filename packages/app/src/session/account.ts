// Signing in and registering as the specification orders it: each step, each failure, and what is said about it.
import type { UserRecord } from '@arot/contract'
import type { Message } from '../platform/messages.ts'
import { refusedWith } from '../platform/refusal.ts'
import type { Authentication, Errand } from './firebase.ts'
import { messages } from './messages.ts'
import type { User } from './user.ts'

type Means = { auth: Authentication; saveUser: (user: UserRecord) => Promise<void> }

export type Outcome = {
  /** It succeeded. */
  isDone: boolean
  /** Who wanted to register by Google was registered before, and is signed in. */
  isKnown?: boolean
  /** What to say in passing. */
  toast?: Message
}

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
  return withGoogle(auth, { from, way: 'register' }, saveUser)
}

/** The same, but a known user is no news. `from`: where to go back to, if the page leaves for Google in between. */
export async function signInWithGoogle({ auth, saveUser }: Means, from: string): Promise<Outcome> {
  return withGoogle(auth, { from, way: 'login' }, saveUser)
}

/** Back from Google, where popups are blocked; nothing when nobody went there. */
export async function finishGoogle({ auth, saveUser }: Means): Promise<(Outcome & Partial<Errand>) | null> {
  try {
    const back = await auth.returnedFromGoogle()
    return back && { ...(await arrived(back.user, back.way, saveUser)), from: back.from, way: back.way }
  } catch (cause) {
    return failed(messages.googleFailed(cause))
  }
}

/** Saves the user silently beside it: that is how an account which was only half registered recovers. */
export async function signIn(email: string, password: string, { auth, saveUser }: Means): Promise<void> {
  const user = await auth.signIn(email, password)
  void saveUser(recordOf(user)).catch(() => {})
}

async function withGoogle(auth: Authentication, errand: Errand, saveUser: Means['saveUser']): Promise<Outcome> {
  try {
    const user = await auth.signInWithGoogle(errand)
    // Without one the page is on its way to Google, and back.
    return user ? await arrived(user, errand.way, saveUser) : { isDone: false }
  } catch (cause) {
    return failed(messages.googleFailed(cause))
  }
}

function arrived(user: User, way: Errand['way'], saveUser: Means['saveUser']) {
  return way === 'register' ? enrol(user, saveUser) : greet(user, saveUser)
}

async function enrol(user: User, saveUser: Means['saveUser']): Promise<Outcome> {
  const outcome = await save(user, saveUser)
  return { ...outcome, isKnown: outcome.toast === messages.userExists }
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
    return failed(notSaved(refusedWith(cause)))
  }
}

function notSaved(status: number) {
  if (status === 0) return messages.userSaveUnreachable
  return status === 409 ? messages.userExists : messages.userNotSaved
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
