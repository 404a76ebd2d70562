// A visitor: a browser context that reaches only this machine.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import { launchBrowser } from './engine.ts'
import { googleScript } from './google-script.ts'

const app = inject('app')
export const api = inject('api')
export const auth = inject('auth')

/** The address of a call, as the page requests it. */
export const callTo = (path: string) => inject('host') + path

let browser: Browser
const contexts: BrowserContext[] = []
const faults: string[] = []

/** One browser serves all test files of a worker. */
export async function startBrowser() {
  if (!browser?.isConnected()) browser = await launchBrowser()
}

/** Closes all visitors and returns the errors that were thrown in their pages. */
export async function endVisits() {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  return faults.splice(0)
}

export type VisitOptions = BrowserContextOptions & { hasGoogle?: boolean }

/** A new visitor without a session. An error thrown in the page fails the test. */
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
    // The browser also logs requests that a test makes fail, and the worker's script while offline.
    const isTold = /^Failed to load resource|^An unknown error occurred when fetching the script/.test(message.text())
    if (isOurs && message.type() === 'error' && !isTold) {
      faults.push(message.text())
    }
  })
  context.on('weberror', (fault) => {
    const { message, stack = '' } = fault.error()
    // The emulator's own pages throw inside Google's popup. Only errors of our code count.
    if (stack.includes(app)) faults.push(message)
  })
  return context.newPage()
}

/**
 * Replaces the endless stream of notifications, so that the page becomes idle. Not by a route: with one the browser
 * stores nothing for the next page.
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

/** Opens a page and waits until it handles pointers: moves before that have no effect. */
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

/**
 * Whether the browser never requests code again that failed once, as long as the page is open: Chromium 153 does not,
 * 156 does.
 */
export async function keepsFailedCode(page: Page): Promise<boolean> {
  const ask = () => page.evaluate<boolean>("import('/probe.js').then(() => true, () => false)")
  await page.route('**/probe.js', (route) => route.abort())
  await ask()
  await page.unroute('**/probe.js')
  await page.route('**/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return !(await ask())
}

/** The next such request takes effect, but its answer is lost. */
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

/** Holds such requests until they are released. */
export async function holdRequest(page: Page, address: string | RegExp) {
  let release = () => {}
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await wait
    await route.continue()
  })
  return release
}
