import { ApiError } from '@arot/contract'
import { expect, test, vi } from 'vitest'
import { continueWithGoogle, finishGoogleRedirect, register, signIn } from '../src/session/account.ts'
import type { Authentication } from '../src/session/firebase.ts'
import { messages } from '../src/session/messages.ts'

const user = { id: 'u1', email: 'nadia@buyers.example', name: 'Nadia Rahman', photo: null }
const form = {
  name: ' Nadia Rahman ',
  photo: 'https://photos.example/n.png',
  email: user.email,
  password: 'Wholesale1',
}

function deps(auth: Partial<Authentication> = {}, saveUser = vi.fn(async () => {}), isSaved = async () => false) {
  const steps = {
    currentUser: () => null,
    createAccount: vi.fn(async () => user),
    saveProfile: vi.fn(async () => user),
    signInWithGoogle: vi.fn(async () => user),
    signIn: vi.fn(async () => user),
    ...auth,
  }
  return { auth: steps as unknown as Authentication, saveUser, isSaved, steps }
}

const apiError = (status: number) => new ApiError(status, null, { code: 'http', title: 'refused' })
const fails = (error: unknown) =>
  vi.fn(async () => {
    throw error
  })

test('Registering creates the account, then the profile with the trimmed name, then saves the user', async () => {
  const with_ = deps()
  expect(await register(form, with_)).toEqual({ isDone: true, toast: messages.userSaved })
  expect(with_.steps.saveProfile).toHaveBeenCalledWith({ name: 'Nadia Rahman', photo: form.photo })
  expect(with_.saveUser).toHaveBeenCalledWith({ name: user.name, email: user.email, photo: null })
})

test('If the account cannot be created, registering ends with the message, or with “Registration failed”', async () => {
  const authDeps = deps({ createAccount: fails(new Error('The email address is already in use.')) })
  expect((await register(form, authDeps)).toast?.title).toBe('The email address is already in use.')
  const mute = deps({ createAccount: fails(null) })
  expect((await register(form, mute)).toast?.title).toBe('Registration failed')
  expect(mute.saveUser).not.toHaveBeenCalled()
})

test('If the profile cannot be saved, registering ends with “Failed to update profile”', async () => {
  const with_ = deps({ saveProfile: fails(new Error('anything')) })
  expect(await register(form, with_)).toEqual({ isDone: false, toast: messages.profileFailed })
  expect(with_.saveUser).not.toHaveBeenCalled()
})

test.for([
  [apiError(409), messages.userExists],
  [apiError(500), messages.userNotSaved],
  [apiError(0), messages.userSaveUnreachable],
] as const)('If the user cannot be saved, registering fails: %s', async ([error, toast]) => {
  expect(await register(form, deps({}, fails(error)))).toEqual({ isDone: false, toast })
})

test('Registering again after a failure continues with the existing account', async () => {
  const with_ = deps({ currentUser: () => user })
  expect((await register(form, with_)).isDone).toBe(true)
  expect(with_.steps.createAccount).not.toHaveBeenCalled()
})

test('Login With Google accepts a registered user, Register With Google does not', async () => {
  expect(await continueWithGoogle(deps({}, fails(apiError(409))), { from: '/', way: 'login' })).toEqual({
    isDone: true,
  })
  expect(await continueWithGoogle(deps({}, fails(apiError(409))), { from: '/', way: 'register' })).toEqual({
    isDone: false,
    isKnown: true,
    toast: messages.userExists,
  })
})

test('A closed popup shows its message', async () => {
  const closed = deps({ signInWithGoogle: fails(new Error('The popup has been closed.')) })
  expect((await continueWithGoogle(closed, { from: '/', way: 'login' })).toast?.title).toBe(
    'The popup has been closed.',
  )
})

test('After the Google redirect the intention stays: a registration warns of a registered email, a login does not', async () => {
  const back = (way: 'login' | 'register') =>
    deps({ finishGoogleRedirect: async () => ({ user, from: '/cart', way }) }, fails(apiError(409)))
  expect(await finishGoogleRedirect(back('register'))).toMatchObject({
    isDone: false,
    toast: messages.userExists,
    from: '/cart',
  })
  expect(await finishGoogleRedirect(back('login'))).toMatchObject({ isDone: true, way: 'login' })
})

test('Signing in with a password does not wait until the user is saved', async () => {
  const never = vi.fn(() => new Promise<void>(() => {}))
  await expect(signIn(user.email, 'Wholesale1', deps({}, never))).resolves.toBeUndefined()
  await expect.poll(() => never.mock.calls.length).toBe(1)
})

test('Signing in with a password saves the user silently, and succeeds even if that fails', async () => {
  const with_ = deps({}, fails(apiError(500)))
  await expect(signIn(user.email, 'Wholesale1', with_)).resolves.toBeUndefined()
  await expect.poll(() => with_.saveUser.mock.calls.length).toBe(1)
})

test('A login does not save an account again that our server already has', async () => {
  const isSaved = vi.fn(async () => true)
  const with_ = deps({}, fails(apiError(409)), isSaved)
  await signIn(user.email, 'Wholesale1', with_)
  await expect.poll(() => isSaved.mock.calls.length).toBe(1)
  expect(await continueWithGoogle(with_, { from: '/', way: 'login' })).toEqual({ isDone: true })
  expect(with_.saveUser).not.toHaveBeenCalled()
})
