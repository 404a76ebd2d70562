// A visitor: a browser of their own that reaches this machine and nothing else.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import { launchBrowser } from './engine.ts'
import { googleScript } from './google-script.ts'

const app = inject('app')
export const api = inject('api')
export const auth = inject('auth')

/** The address of one of the backend's calls, as the page asks it. */
export const callTo = (path: string) => inject('host') + path

let browser: Browser
const contexts: BrowserContext[] = []
const faults: string[] = []

/** One browser serves all test files of a worker. */
export async function startBrowser() {
  if (!browser?.isConnected()) browser = await launchBrowser()
}

/** Sends all visitors away, and answers what was thrown in their pages. */
export async function endVisits() {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  return faults.splice(0)
}

export type VisitOptions = BrowserContextOptions & { hasGoogle?: boolean }

/** A new visitor, signed out. Whatever is thrown in the page fails the test. */
export async function visitor({ hasGoogle = false, ...options }: VisitOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app,
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  })
  contexts.push(context)
  context.setDefaultTimeout(120_000)
  if (hasGoogle) {
    await context.route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: googleScript }),
    )
  }
  context.on('console', (message) => {
    const isOurs = message.page()?.url().startsWith(app)
    // What a test makes fail is told by the browser too; the script is the worker's, asked for when the network is gone.
    const isTold = /^Failed to load resource|^An unknown error occurred when fetching the script/.test(message.text())
    if (isOurs && message.type() === 'error' && !isTold) {
      faults.push(message.text())
    }
  })
  context.on('weberror', (fault) => {
    const { message, stack = '' } = fault.error()
    // The emulator's own pages throw inside Google's popup; only what comes from our code is ours.
    if (stack.includes(app)) faults.push(message)
  })
  return context.newPage()
}

/**
 * Without the stream of notifications, which never ends: a page comes to rest. Not by a route: with one the browser stores
 * nothing for the next page.
 */
export async function restful(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (resource, init) => {
      const url = resource instanceof Request ? resource.url : String(resource)
      return url.endsWith('/notifications/events') ? new Response(null, { status: 404 }) : fetch(resource, init)
    }
  })
  return page
}

/** Opens a page and waits until it hears a pointer: what was only moved over before that is not heard again. */
export async function gotoReady(page: Page, path: string) {
  await page.addInitScript(() =>
    addEventListener('arot:ready', () => document.documentElement.classList.add('is-ready')),
  )
  await page.goto(path)
  await page.locator('html.is-ready').waitFor()
}

/** The same person in another tab. */
export function anotherTab(page: Page) {
  return page.context().newPage()
}

/** Whether the browser never asks again for code that failed, as long as a page is open: Chromium 153 does not, 156 does. */
export async function keepsFailedCode(page: Page): Promise<boolean> {
  const ask = () => page.evaluate<boolean>("import('/probe.js').then(() => true, () => false)")
  await page.route('**/probe.js', (route) => route.abort())
  await ask()
  await page.unroute('**/probe.js')
  await page.route('**/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return !(await ask())
}

/** The next such request does its work, and its answer is lost on the way. */
export function loseNextAnswer(page: Page, address: string) {
  return page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

/** Keeps such requests waiting until they are let go. */
export async function holdRequest(page: Page, address: string | RegExp) {
  let letGo = () => {}
  const wait = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await wait
    await route.continue()
  })
  return letGo
}
