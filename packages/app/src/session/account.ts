// Signing in and registering as the specification orders it: each step, each failure, and what is said about it.
import type { UserRecord } from '@arot/contract'
import type { Message } from '../platform/messages.ts'
import { refusedWith } from '../platform/refusal.ts'
import type { Authentication, Errand } from './firebase.ts'
import { messages } from './messages.ts'
import type { User } from './user.ts'

type Means = {
  auth: Authentication
  saveUser: (user: UserRecord) => Promise<void>
  /** Whether our server has the account already; false before a foreign server, which cannot be asked. */
  isSaved: () => Promise<boolean>
}

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

export async function registerWithGoogle(means: Means, from: string): Promise<Outcome> {
  return withGoogle(means, { from, way: 'register' })
}

/** The same, but a known user is no news. `from`: where to go back to, if the page leaves for Google in between. */
export async function signInWithGoogle(means: Means, from: string): Promise<Outcome> {
  return withGoogle(means, { from, way: 'login' })
}

/** Back from Google, where popups are blocked; nothing when nobody went there. */
export async function finishGoogle(means: Means): Promise<(Outcome & Partial<Errand>) | null> {
  try {
    const back = await means.auth.returnedFromGoogle()
    return back && { ...(await arrived(back.user, back.way, means)), from: back.from, way: back.way }
  } catch (cause) {
    return failed(messages.googleFailed(cause))
  }
}

/** Saves the user silently beside it: that is how an account which was only half registered recovers. */
export async function signIn(email: string, password: string, means: Means): Promise<void> {
  const user = await means.auth.signIn(email, password)
  void greet(user, means)
}

async function withGoogle(means: Means, errand: Errand): Promise<Outcome> {
  try {
    const user = await means.auth.signInWithGoogle(errand)
    // Without one the page is on its way to Google, and back.
    return user ? await arrived(user, errand.way, means) : { isDone: false }
  } catch (cause) {
    return failed(messages.googleFailed(cause))
  }
}

function arrived(user: User, way: Errand['way'], means: Means) {
  return way === 'register' ? enrol(user, means.saveUser) : greet(user, means)
}

async function enrol(user: User, saveUser: Means['saveUser']): Promise<Outcome> {
  const outcome = await save(user, saveUser)
  return { ...outcome, isKnown: outcome.toast === messages.userExists }
}

/** A login is welcome with a saved account and with a new one. Our server is asked first: a 409 would be an error in the console. */
async function greet(user: User, { saveUser, isSaved }: Means): Promise<Outcome> {
  if (await isSaved()) return { isDone: true }
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
