// Checks the packed library in hosts that install it, are built, and run in a browser: `npm run build`, then
// `npm test -- consumers`. `npm run consumers` also runs the slow frameworks.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page, type Response } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { ensureBrowser, launchOptions } from './browser.ts'
import { muiHolds } from './consumers/beside-mui.ts'
import { checkCard, checkDialog, checkOverrides, checkPlainOverrides } from './consumers/checks.ts'
import { firstHourHolds } from './consumers/first-hour.ts'
import { formLibrariesHold } from './consumers/form-libraries.ts'
import { frameworkHolds, frameworks } from './consumers/frameworks.ts'
import { differences, lookOf } from './consumers/looks.ts'
import { shadcnHolds } from './consumers/shadcn.ts'
import { type HostServer, startHost } from './consumers/start-host.ts'
import { storiesOnServer } from './consumers/stories-on-server.ts'
import { installHosts, runScript } from './package/hosts.ts'
import { type Check, report } from './package/report.ts'

type Theme = 'light' | 'dark'
const themes: Theme[] = ['light', 'dark']

const isAll = process.argv.includes('--all')
const folder = installHosts('consumers', (name) => isAll || !frameworks.some(({ host }) => host === name))
const browser = await chromium.launch({ executablePath: ensureBrowser(), ...launchOptions })
const servers: (PreviewServer | HostServer)[] = []
/** Hosts with another CSS kit, some of whose class names equal ours. */
const besides = ['vite-bootstrap', 'vite-tailwind3', 'vite-tailwind4-prefix']
let tailwind = ''
let plain = ''

try {
  tailwind = await serve('vite-tailwind4')
  plain = await serve('vite-plain')
  await report([
    ...tailwindHost(),
    ...plainHost('ours,host,names,specific'),
    ...plainHost('specific,names,host,ours'),
    untouchedCheck('ours,host,names,specific'),
    untouchedCheck('specific,names,host,ours'),
    ...(await Promise.all(besides.map(hostBeside))).flat(),
    {
      name: 'a plain host’s class wins where its sheet comes after ours',
      run: () => visit(`${plain}?sheets=ours,host,names`, checkPlainOverrides),
    },
    ...muiHolds(await serve('vite-mui'), visit),
    ...firstHourHolds(await serve('first-hour'), visit),
    ...formLibrariesHold(await serve('vite-forms'), visit),
    ...shadcnHolds(join(folder, 'vite-shadcn'), () => serve('vite-shadcn'), visit),
    ...(isAll ? await inFrameworks() : []),
    ...['jsdom', 'happy-dom', 'jest'].map(testsOfHost),
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
        run: async () => checkCard((await ours(tailwind, theme)).page, theme),
      },
      {
        name: `Tailwind host, ${theme}: an open dialog`,
        run: async () => checkDialog((await ours(tailwind, theme)).dialog, theme),
      },
    ]),
    { name: 'Tailwind host: its className wins over ours', run: () => visit(tailwind, checkOverrides) },
  ]
}

/**
 * `sheets` is the order in which the host's sheet and ours load. `names` has host classes with one of our names, `specific`
 * has host rules about elements in a certain place.
 */
function plainHost(sheets: string): Check[] {
  return themes.map((theme) => ({
    name: `plain host (${sheets}), ${theme}: all of ours looks as in a Tailwind host`,
    run: () => unlikeTailwind(`${plain}?sheets=${sheets}`, theme),
  }))
}

async function unlikeTailwind(address: string, theme: Theme) {
  const expected = await ours(tailwind, theme)
  const found = await ours(address, theme)
  return [...differences(expected.page, found.page), ...differences(expected.dialog, found.dialog)]
}

function untouchedCheck(sheets: string): Check {
  return {
    name: `plain host (${sheets}): nothing of its own changes, beside us, around us and inside of us`,
    run: () => checkUntouched(plain, sheets),
  }
}

/** Checks in both orders that our elements look as in a Tailwind host, and that the host's own elements are unchanged. */
async function hostBeside(host: string): Promise<Check[]> {
  const address = await serve(host)
  return ['ours,host', 'host,ours'].flatMap((sheets) => [
    ...themes.map((theme) => ({
      name: `${host} (${sheets}), ${theme}: all of ours looks as in a Tailwind host`,
      run: () => unlikeTailwind(`${address}?sheets=${sheets}`, theme),
    })),
    { name: `${host} (${sheets}): nothing of its own changes`, run: () => checkUntouched(address, sheets) },
  ])
}

/** Runs a host's own tests, without mocks for missing browser features. */
function testsOfHost(script: string): Check {
  return {
    name: `tests of a host: ${script}`,
    run: () => {
      runScript(folder, 'tests', script)
      return []
    },
  }
}

async function inFrameworks() {
  const checks: Check[] = []
  for (const framework of frameworks) {
    const address = framework.hasServer ? await start(framework.host) : await serve(framework.host)
    checks.push(...frameworkHolds(framework, address, visit))
  }
  return checks
}

/** Returns the host's own elements that our sheet changes. What they inherit inside our components does not count. */
async function checkUntouched(address: string, sheets: string) {
  const own = (page: Page) => lookOf(page, '[data-host]:not(.arot *)')
  const inside = (page: Page) => lookOf(page, '.arot [data-host]')
  const asBeside = (page: Page) => page.evaluate(inherit).then(() => lookOf(page, '#inheriting > [data-host]'))
  const without = `${address}?sheets=${sheets.replace(/ours,|,ours/, '')}`
  const withOurs = `${address}?sheets=${sheets}`
  return [
    ...differences(await visit(without, own), await visit(withOurs, own)),
    ...differences(await visit(withOurs, asBeside), await visit(withOurs, inside)),
  ]
}

/** Moves a host element out of our component into a host box with the same inherited values. */
function inherit() {
  const own = document.querySelector('.arot [data-host]')
  const around = own?.parentElement
  if (!own || !around) throw new Error('Nothing of the host’s stands inside of ours.')
  const box = document.body.appendChild(document.createElement('div'))
  box.id = 'inheriting'
  const styles = getComputedStyle(around)
  const inherited =
    /^(color|cursor|direction|font.*|letter-spacing|tab-size|text-align|text-indent|text-transform|text-wrap.*|text-size-adjust|-webkit-tap-highlight-color|white-space.*|word-.*|overflow-wrap)$/
  for (const name of styles) if (inherited.test(name)) box.style.setProperty(name, styles.getPropertyValue(name))
  box.style.lineHeight = String(Number.parseFloat(styles.lineHeight) / Number.parseFloat(styles.fontSize))
  box.style.width = styles.width
  box.append(own.cloneNode(true))
}

/** The look of our elements on a page, and of a dialog above it. */
function ours(address: string, theme: Theme) {
  return visit(address, async (page) => {
    await page.evaluate((name) => document.body.classList.add(name), theme)
    const standing = await lookOf(page, '#ours > *')
    await page.locator('#ours').getByRole('button', { name: 'Buy' }).click()
    await page.getByRole('dialog').waitFor()
    return { page: standing, dialog: await lookOf(page, '[data-slot=dialog-scrim]') }
  })
}

/** A new page with loaded fonts and without motion. An error in its console is a failure. */
async function visit<T>(address: string, look: (page: Page, response: Response | null) => Promise<T>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isOfIcon = message.location().url.endsWith('/favicon.ico')
    if (['error', 'warning'].includes(message.type()) && !isOfIcon) problems.push(message.text())
  })
  const response = await page.goto(address)
  await page.locator('#ours, #root > main').waitFor()
  await page.evaluate(
    (faces) => Promise.all(faces.map((face) => document.fonts.load(face))),
    ['400 1em "Inter Variable"', '700 1em "Bricolage Grotesque Variable"'],
  )
  const seen = await look(page, response).finally(() => page.close())
  if (problems[0]) throw new Error(problems.join('\n'))
  return seen
}

/** Builds a host and starts its own server. Returns the address. */
async function start(host: string) {
  runScript(folder, host, 'build')
  const server = await startHost(join(folder, host))
  servers.push(server)
  return server.address
}

/** Builds a host and serves the build. Returns the address. */
async function serve(host: string) {
  runScript(folder, host, 'build')
  const root = join(folder, host)
  const server = await preview({ root, configFile: false, logLevel: 'silent', preview: { port: 0 } })
  servers.push(server)
  return server.resolvedUrls?.local[0] ?? ''
}
