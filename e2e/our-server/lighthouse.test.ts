// The Lighthouse results that do not depend on the machine. `npm run bench:web` measures the speed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../../packages/api/scripts/free-port.ts'
import { categoryHref } from '../../packages/app/src/routes.ts'
import { ensureBrowser, launchOptions } from '../../scripts/browser.ts'

const app = inject('app')
const folder = mkdtempSync(join(tmpdir(), 'arot-lighthouse-'))
let context: BrowserContext
let port: number

beforeAll(async () => {
  port = await freePort()
  context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })
})

afterAll(async () => {
  await context.close()
  rmSync(folder, { recursive: true, force: true })
})

test.for(['/', categoryHref('Fashion & Apparel')])(
  '%s has full Lighthouse scores for accessibility, best practices and SEO',
  async (path) => {
    const result = await lighthouse(app + path, {
      port,
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      throttlingMethod: 'provided',
      disableFullPageScreenshot: true,
      logLevel: 'error',
    })
    const { audits = {}, categories = {} } = result?.lhr ?? {}
    const wanting = Object.values(audits).filter(({ score }) => score !== null && score < 1)
    expect(wanting.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
    expect(Object.values(categories).map(({ id, score }) => [id, score])).toEqual([
      ['accessibility', 1],
      ['best-practices', 1],
      ['seo', 1],
    ])
  },
)
