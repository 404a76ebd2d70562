// Builds and serves the Storybook that reviewers and Chromatic see. Opens every documentation page with its stories, plays
// the stories that walk through several pages, searches in the gallery and the sidebar, and checks that the stories of the
// conformance list exist. The `stories` project tests the single stories.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { ensureBrowser, launchOptions } from './browser.ts'
import { checkSearch } from './storybook/search.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, 'dist/storybook')
/** The stories that walk through several pages. */
const flows = './packages/app/src/flows/'
const browserPath = ensureBrowser()

build()
const server = await preview({ configFile: false, build: { outDir: out }, preview: { port: 0, host: '127.0.0.1' } })
const url = server.resolvedUrls?.local[0] as string
const { entries } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const views = await showViews()
const named = checkNames()
await server.close()

const failed = views.failed + named.failed
console.log(`${views.passed + named.passed} passed, ${failed} failed, 0 skipped`)
process.exit(failed > 0 ? 1 : 0)

type Entry = { id: string; type: string; importPath: string }

function build() {
  const began = Date.now()
  const { status, stdout, stderr } = spawnSync(
    'storybook',
    ['build', '--output-dir', out, '--stats-json', '--quiet', '--disable-telemetry'],
    { encoding: 'utf8', cwd: root },
  )
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
  console.log(`Storybook built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/**
 * Plays the flows and opens each documentation page until it is fully rendered. One that throws or logs an error fails. A
 * story in a frame is opened by itself, because the frame would load the whole Storybook again.
 */
async function showViews() {
  const all = Object.values(entries)
  const played: View[] = all
    .filter(({ type, importPath }) => type === 'story' && importPath.startsWith(flows))
    .map(({ id }) => ({ id, mode: 'story' }))
  const drawn: View[] = all.filter(({ type }) => type === 'docs').map(({ id }) => ({ id, mode: 'docs' }))
  const browser = await chromium.launch({ executablePath: browserPath, ...launchOptions })
  let passed = 0
  let failed = 0
  if (played.length === 0) fail({ id: flows, mode: 'story' }, ['There is no story.'])
  await showNext(await openStorybook(browser, 'plays'), played)
  await Promise.all([
    showNext(await openStorybook(browser, 'draws'), drawn),
    showNext(await openStorybook(browser, 'draws'), drawn),
  ])
  const search = await checkSearch(browser, url)
  await browser.close()
  return { passed: passed + search.passed, failed: failed + search.failed }

  async function showNext(storybook: OpenStorybook, waiting: View[]): Promise<void> {
    const view = waiting.pop()
    if (view === undefined) return
    const { errors, framed } = await storybook.show(view)
    waiting.push(...framed)
    if (errors.length === 0) passed += 1
    else fail(view, errors)
    return showNext(storybook, waiting)
  }

  function fail({ id, mode }: View, errors: string[]) {
    failed += 1
    console.log(`✗ ${id} (${mode})\n  ${errors.join('\n  ')}`)
  }
}

type View = { id: string; mode: 'docs' | 'story' }
type OpenStorybook = Awaited<ReturnType<typeof openStorybook>>

/** Opens Storybook once and switches views like its sidebar, so that shared code loads once. Embedded stories do not play. */
async function openStorybook(browser: Browser, does: 'plays' | 'draws') {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  // Only against a hanging page: on a busy machine a page with all stories of a component takes long.
  page.setDefaultTimeout(600_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript(() => {
    if (window.top !== window) window.stop()
  })
  // Some pictures have external addresses, which are answered here.
  await page.route(
    ({ origin }) => origin !== new URL(url).origin,
    (route) => route.fulfill({ status: 204 }),
  )
  await page.goto(`${url}iframe.html${does === 'plays' ? '' : '?embed=true'}`)
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined')

  return {
    async show({ id, mode }: View) {
      errors.length = 0
      let framed: View[] = []
      try {
        await page.evaluate(choose, { storyId: id, viewMode: mode })
        await page.waitForFunction(isDrawn, id)
        framed = await page.evaluate(findFramedStories)
        errors.push(...(await page.evaluate(findErrors)))
        if (does === 'plays' && !(await page.evaluate(isPlayed))) errors.push('It was not played.')
      } catch (error) {
        errors.push(String(error))
      }
      return { errors: [...errors], framed }
    },
  }
}

// The code below runs in the page.

type Drawing = {
  id: string
  phase?: string
  renderOptions?: { autoplay?: boolean }
  story?: { playFunction?: unknown }
}
type Preview = { storyRenders: Drawing[]; currentRender?: Drawing }
type Storybook = {
  __STORYBOOK_PREVIEW__: Preview
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, view: object) => void }
}

/** Marks the current view as old, so that it is not mistaken for the next one. */
function choose(view: { storyId: string; viewMode: string }) {
  document.body.classList.remove('sb-show-errordisplay')
  for (const heading of document.querySelectorAll<HTMLElement>('#storybook-docs h1')) heading.dataset.isOld = ''
  ;(window as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', view)
}

/** Whether the chosen view has replaced the last one, and each of its stories has finished or failed. */
function isDrawn(chosen: string) {
  if (document.body.classList.contains('sb-show-errordisplay')) return true
  // Storybook reloads itself if it cannot stop a story.
  const preview = (window as unknown as Partial<Storybook>).__STORYBOOK_PREVIEW__
  if (preview?.currentRender?.id !== chosen || document.querySelector('#storybook-docs [data-is-old]')) return false
  const isOver = ({ phase }: Drawing) => phase === 'finished' || phase === 'errored'
  const over = new Set(preview.storyRenders.filter(isOver).map(({ id }) => id))
  const places = [...document.querySelectorAll('#storybook-docs [id^="story--"][id$="-inner"]')]
  return (
    (over.has(chosen) || document.querySelector('#storybook-docs h1') !== null) &&
    preview.storyRenders.every(isOver) &&
    places.every(({ id }) => over.has(id.replace(/^story--/, '').replace(/(--primary)?-inner$/, '')))
  )
}

/** The errors that Storybook shows instead of a story. */
function findErrors() {
  if (!document.body.classList.contains('sb-show-errordisplay')) return []
  return [document.querySelector('#error-message')?.textContent ?? 'It throws.']
}

function isPlayed() {
  const { currentRender } = (window as unknown as Storybook).__STORYBOOK_PREVIEW__
  return currentRender?.renderOptions?.autoplay === true && currentRender.story?.playFunction !== undefined
}

function findFramedStories() {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')]
  const ids = frames.map(({ src }) => new URL(src).searchParams.get('id') ?? '')
  return [...new Set(ids)].map((id) => ({ id, mode: 'story' as const }))
}

/** Checks that every story of the conformance list exists. */
function checkNames() {
  const list = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
  const names = new Set([...list.matchAll(/`([a-z]+(?:-[a-z]+)*--[a-z0-9-]+)`/g)].map(([, name]) => name as string))
  const gone = [...names].filter((name) => !(name in entries))
  for (const name of gone) console.log(`✗ docs/conformance.md names ${name}, and there is no such story`)
  return { passed: names.size - gone.length, failed: gone.length }
}
