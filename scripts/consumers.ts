// Proves that the packed library works where it is taken to: three hosts install it, two are built and looked at in a
// browser, one renders on a server. `npm run build`, then `npm test -- consumers`.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { browserArguments, ensureBrowser } from './browser.ts'
import { judgeCard, judgeDialog, judgeOverrides, judgePlainOverrides } from './consumers/judge.ts'
import { differences, lookOf } from './consumers/looks.ts'
import { storiesOnServer } from './consumers/stories-on-server.ts'
import { installHosts, runScript } from './package/hosts.ts'
import { type Check, report } from './package/report.ts'

type Theme = 'light' | 'dark'
const themes: Theme[] = ['light', 'dark']

const { folder } = installHosts('consumers')
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const servers: PreviewServer[] = []
let tailwind = ''
let plain = ''

try {
  tailwind = await serve('vite-tailwind4')
  plain = await serve('vite-plain')
  await report([
    ...tailwindHost(),
    ...plainHost('ours,host'),
    ...plainHost('names,host,ours'),
    hostIsUntouched('ours,host,names'),
    hostIsUntouched('names,host,ours'),
    {
      name: 'a plain host’s class wins where its sheet comes after ours',
      run: () => visit(`${plain}?sheets=ours,host,names`, judgePlainOverrides),
    },
    { name: 'the entries render in Node', run: () => (runScript(folder, 'node-ssr', 'start') ? [] : ['no words']) },
    ...(await storiesOnServer(join(folder, 'node-ssr'))),
  ])
} finally {
  await browser.close()
  await Promise.all(servers.map((server) => server.close()))
  rmSync(folder, { recursive: true, force: true })
}

function tailwindHost(): Check[] {
  return [
    ...themes.flatMap((theme) => [
      {
        name: `Tailwind host, ${theme}: a card`,
        run: async () => judgeCard((await ours(tailwind, theme)).page, theme),
      },
      {
        name: `Tailwind host, ${theme}: an open dialog`,
        run: async () => judgeDialog((await ours(tailwind, theme)).dialog, theme),
      },
    ]),
    { name: 'Tailwind host: its className wins over ours', run: () => visit(tailwind, judgeOverrides) },
  ]
}

/**
 * `sheets`: the host's own and ours, in the order in which they load. `names` holds classes of the host's that have a
 * name of ours: loaded after ours they win, as every class does that a host puts on a part of ours.
 */
function plainHost(sheets: string): Check[] {
  return themes.map((theme) => ({
    name: `plain host (${sheets}), ${theme}: all of ours looks as in a Tailwind host`,
    run: async () => {
      const expected = await ours(tailwind, theme)
      const found = await ours(`${plain}?sheets=${sheets}`, theme)
      return [...differences(expected.page, found.page), ...differences(expected.dialog, found.dialog)]
    },
  }))
}

function hostIsUntouched(sheets: string): Check {
  const own = (page: Page) => lookOf(page, '[data-host]')
  const without = sheets.replace(/ours,|,ours/, '')
  return {
    name: `plain host (${sheets}): nothing of its own changes, beside us and around us`,
    run: async () =>
      differences(await visit(`${plain}?sheets=${without}`, own), await visit(`${plain}?sheets=${sheets}`, own)),
  }
}

/** All of ours on a page: what stands there, and a dialog above it. */
function ours(address: string, theme: Theme) {
  return visit(address, async (page) => {
    await page.evaluate((name) => document.body.classList.add(name), theme)
    const standing = await lookOf(page, '#ours > *')
    await page.locator('#ours').getByRole('button', { name: 'Buy' }).click()
    await page.getByRole('dialog').waitFor()
    return { page: standing, dialog: await lookOf(page, '[data-slot=dialog-scrim]') }
  })
}

/** A fresh page, its fonts there and nothing in motion. */
async function visit<T>(address: string, look: (page: Page) => Promise<T>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const problems: Error[] = []
  page.on('pageerror', (error) => problems.push(error))
  await page.goto(address)
  await page.locator('#ours').waitFor()
  await page.evaluate(() => document.fonts.load('400 1em "Inter Variable"'))
  const seen = await look(page)
  await page.close()
  if (problems[0]) throw problems[0]
  return seen
}

/** Builds a host and serves what was built; answers with its address. */
async function serve(host: string) {
  runScript(folder, host, 'build')
  const root = join(folder, host)
  const server = await preview({ root, configFile: false, logLevel: 'silent', preview: { port: 0 } })
  servers.push(server)
  return server.resolvedUrls?.local[0] ?? ''
}
