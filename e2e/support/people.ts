import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright'
import { ensureAccount, fetchTokens, signIn } from '../../packages/api/scripts/emulator.ts'
import { authProject } from './installation.ts'
import { api, auth, visitor } from './visit.ts'

export type Person = { uid: string; email: string; password: string; name: string; photo: string }

export function newPerson(name = 'Nadia Rahman'): Person {
  const uid = randomUUID().slice(0, 8)
  return {
    uid,
    name,
    email: `nadia.${uid}@buyers.example`,
    password: 'Wholesale1',
    photo: 'https://photos.example/n.png',
  }
}

/** A person who has registered. */
export async function registerPerson(name?: string): Promise<Person> {
  const person = newPerson(name)
  await ensureAccount(auth, authProject, person)
  await call(person, 'POST', '/users', { name: person.name, email: person.email, photo: person.photo })
  return person
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Opens a protected page, logs in and closes the greeting. */
export async function signInAt(page: Page, path: string, person: Person) {
  await page.goto(path)
  await fillLogin(page, person)
  await dismiss(page, 'LogIn Successful!')
}

type Session = { person: Person; stored: string; idToken: string; refreshToken: string }

/** The first session of this test worker. */
let firstSession: Promise<Session> | undefined

/**
 * The browser storage of a signed-in person, for many visits. The first session logs in on a page. Later ones copy it
 * with the data of other people, which needs no page.
 */
export async function sessionOf(person: Person): Promise<Exclude<BrowserContextOptions['storageState'], string>> {
  firstSession ??= beginSession()
  const first = await firstSession
  const tokens = await fetchTokens(auth, person)
  const changes = [
    [first.idToken, tokens.idToken],
    [first.refreshToken, tokens.refreshToken],
    ...(['email', 'uid', 'name', 'photo'] as const).map((key) => [first.person[key], person[key]] as const),
  ] as const
  return JSON.parse(changes.reduce((stored, [from, to]) => stored.replaceAll(from, to), first.stored))
}

async function beginSession(): Promise<Session> {
  const person = { ...newPerson('Session Template'), photo: 'https://photos.example/template.png' }
  await ensureAccount(auth, authProject, person)
  const page = await visitor()
  await signInAt(page, '/add-product', person)
  const stored = JSON.stringify(await page.context().storageState({ indexedDB: true }))
  const { accessToken = '', refreshToken = '' } = Object.fromEntries(
    [...stored.matchAll(/"(accessToken|refreshToken)","v":"([^"]+)"/g)].map(([, name, value]) => [name, value]),
  )
  return { person, stored, idToken: accessToken, refreshToken }
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

/** Waits for an alert, closes it and returns its text. */
export async function dismiss(page: Page, title: string): Promise<string> {
  const alert = page.getByRole('alertdialog', { name: title })
  await alert.waitFor()
  const text = (await alert.textContent()) ?? ''
  await alert.getByRole('button', { name: 'OK' }).click()
  await alert.waitFor({ state: 'detached' })
  return text
}

/** The emulator's admin api: it can change and delete accounts. */
export function manageAccounts(method: string, path: string, body?: unknown) {
  return fetch(`${auth}/identitytoolkit.googleapis.com/v1/projects/${authProject}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

/** The toasts of the app. */
export const sayings = (page: Page) => page.locator('[data-slot=toast]')

/** Calls the api as a person, without the app. */
export async function call(person: Person | null, method: string, path: string, body?: unknown) {
  const headers: Record<string, string> = {}
  if (person) headers.authorization = `Bearer ${await signIn(auth, person)}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  return fetch(api + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
}
