// Builds the Storybook that reviewers and Chromatic see and serves it. Every documentation page is shown, with the stories
// on it; the test-runner walks through the journeys, and what the conformance list names must be there. What a single story
// does is proved by the sources, in the `stories` project.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { ensureBrowser, launchOptions } from './browser.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, 'dist/storybook')
/** From the root: the test-runner hands on no name with a blank in it. */
const report = '.data/reports/storybook.json'
/** The stories that walk through several pages. */
const journeys = 'packages/app/src/flows/'
const browserPath = ensureBrowser()

build()
const server = await preview({ configFile: false, build: { outDir: out }, preview: { port: 0, host: '127.0.0.1' } })
const url = server.resolvedUrls?.local[0] as string
const stories = await runStories()
const pages = await openPages()
const named = checkNames()
await server.close()

const passed = stories.passed + pages.passed + named.passed
const failed = stories.failed + pages.failed + named.failed
console.log(`${passed} passed, ${failed} failed, ${stories.skipped} skipped`)
process.exit(failed > 0 || stories.passed === 0 ? 1 : 0)

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

async function runStories() {
  mkdirSync(join(root, '.data/reports'), { recursive: true })
  rmSync(join(root, report), { force: true })
  const args = ['--url', url, '--failOnConsole', '--maxWorkers=2', '--testTimeout=60000', '--json']
  // It hands what it does not know on to Jest, in this order.
  args.push('--outputFile', report, journeys)
  const runner = spawn('test-storybook', args, { stdio: 'inherit', cwd: root })
  await new Promise((resolve) => runner.on('close', resolve))
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(join(root, report), 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/**
 * Shows each documentation page until all of it is drawn: one that throws or logs an error is a failure. A story that a page
 * shows in a frame is shown by itself, because the frame would load the whole Storybook again.
 */
async function openPages() {
  const { entries } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>
  }
  const waiting: View[] = Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => ({ id, mode: 'docs' }))
  const browser = await chromium.launch({ executablePath: browserPath, ...launchOptions })
  let passed = 0
  let failed = 0
  await Promise.all([showNext(await openStorybook(browser)), showNext(await openStorybook(browser))])
  await browser.close()
  return { passed, failed }

  async function showNext(storybook: OpenStorybook): Promise<void> {
    const view = waiting.pop()
    if (view === undefined) return
    const { errors, framed } = await storybook.show(view)
    waiting.push(...framed)
    if (errors.length === 0) passed += 1
    else {
      failed += 1
      console.log(`✗ ${view.id} (${view.mode})\n  ${errors.join('\n  ')}`)
    }
    return showNext(storybook)
  }
}

type View = { id: string; mode: 'docs' | 'story' }
type OpenStorybook = Awaited<ReturnType<typeof openStorybook>>

/** A Storybook that goes from view to view as its sidebar does: what they share is loaded once. Nothing is played in it. */
async function openStorybook(browser: Browser) {
  const page = await browser.newPage()
  // Against what hangs: on a busy machine a page with every story of a component takes its time.
  page.setDefaultTimeout(120_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript(() => {
    if (window.top !== window) window.stop()
  })
  await page.goto(`${url}iframe.html?embed=true`)
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined')

  return {
    async show({ id, mode }: View) {
      errors.length = 0
      let framed: View[] = []
      try {
        await page.evaluate(choose, { storyId: id, viewMode: mode })
        await page.waitForFunction(isDrawn, id)
        framed = await page.evaluate(framedStories)
      } catch (error) {
        errors.push(String(error))
      }
      return { errors: [...errors], framed }
    },
  }
}

// What follows runs in the page.

type Drawing = { id: string; phase?: string }
type Preview = { storyRenders: Drawing[]; currentRender?: Drawing }
type Storybook = {
  __STORYBOOK_PREVIEW__: Preview
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, view: object) => void }
}

/** Marks what is there, so that it is not taken for what is to come. */
function choose(view: { storyId: string; viewMode: string }) {
  document.body.classList.remove('sb-show-errordisplay')
  for (const heading of document.querySelectorAll<HTMLElement>('#storybook-docs h1')) heading.dataset.isOld = ''
  ;(window as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', view)
}

/** Whether the chosen view has taken the last one's place and each of its stories has come to its end, or to its error. */
function isDrawn(chosen: string) {
  if (document.body.classList.contains('sb-show-errordisplay')) return true
  // Storybook loads itself anew where it cannot stop a story.
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

function framedStories() {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')]
  const ids = frames.map(({ src }) => new URL(src).searchParams.get('id') ?? '')
  return [...new Set(ids)].map((id) => ({ id, mode: 'story' as const }))
}

/** The conformance list names stories; one that is gone would prove nothing. */
function checkNames() {
  const { entries } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as { entries: Record<string, unknown> }
  const list = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
  const names = new Set([...list.matchAll(/`([a-z]+(?:-[a-z]+)*--[a-z0-9-]+)`/g)].map(([, name]) => name as string))
  const gone = [...names].filter((name) => !(name in entries))
  for (const name of gone) console.log(`✗ docs/conformance.md names ${name}, and there is no such story`)
  return { passed: names.size - gone.length, failed: gone.length }
}
