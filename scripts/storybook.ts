// Builds the Storybook that reviewers and Chromatic see and serves it. Every story of it is drawn, on the documentation
// page of its component; the test-runner walks through the journeys in it, and what the conformance list names must be
// there. What a single story does is proved by the sources, in the `stories` project.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
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

/** Opens each documentation page until all it shows is drawn: one that throws or logs an error is a failure. */
async function openPages() {
  const { entries } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; title: string }>
  }
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  const browser = await chromium.launch({ executablePath: browserPath, ...launchOptions })
  let passed = 0
  let failed = 0
  // One context for all of a lane: what the pages share is fetched and compiled once.
  await Promise.all([openNext(await browser.newContext()), openNext(await browser.newContext())])
  await browser.close()
  return { passed, failed }

  async function openNext(context: BrowserContext): Promise<void> {
    const next = pages.pop()
    if (next === undefined) return
    const errors = await openPage(context, next.id)
    if (errors.length === 0) passed += 1
    else {
      failed += 1
      console.log(`✗ ${next.title} (documentation page)\n  ${errors.join('\n  ')}`)
    }
    return openNext(context)
  }
}

async function openPage(context: BrowserContext, id: string) {
  const page = await context.newPage()
  // Against what hangs: on a busy machine a page with every story of a component takes its time.
  page.setDefaultTimeout(120_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  try {
    await page.goto(`${url}iframe.html?id=${id}&viewMode=docs`)
    await page.locator('#storybook-docs h1').first().waitFor()
    await page.waitForFunction(isDrawn)
  } catch (error) {
    errors.push(String(error))
  }
  await page.close()
  return errors
}

type Drawing = { phase: string }

/** In the page: whether each story has come to its end, one that failed to its error. */
function isDrawn() {
  const { storyRenders } = (window as unknown as { __STORYBOOK_PREVIEW__: { storyRenders: Drawing[] } })
    .__STORYBOOK_PREVIEW__
  return storyRenders.every(({ phase }) => ['completed', 'finished', 'errored'].includes(phase))
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
