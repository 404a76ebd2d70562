// npm run bench:web: measures the production build on a phone with a slow network. Runs Lighthouse on public pages and
// members' pages, and measures the time until the table of the whole catalogue is usable.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright'
import { freePort } from '../packages/api/scripts/free-port.ts'
import { freePorts } from '../packages/api/scripts/ports.ts'
import { demoAccounts } from '../packages/api/src/seed/accounts.ts'
import { lighthouseVersion, type Visit, visitAsPhone } from './bench/lighthouse.ts'
import { type PageTiming, visitPlainly } from './bench/phone.ts'
import { publish, today } from './bench/publish.ts'
import { measureServing, type ServingSpeed } from './bench/served.ts'
import { browserVersion, ensureBrowser, launchOptions } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, quick: { type: 'boolean', default: false } },
})
const rounds = values.quick ? 1 : Number(values.rounds)
const catalogues = values.quick ? [1_000] : [1_000, 100_000]

const executablePath = ensureBrowser()
const folder = mkdtempSync(join(tmpdir(), 'arot-bench-web-'))
const pages: { name: string; seen: PageTiming[]; visits: Visit[] }[] = []
const tables: { products: number; times: number[] }[] = []
const rates: ServingSpeed[] = []
try {
  for (const products of catalogues) {
    const stack = await start(products)
    try {
      if (products === catalogues[0]) {
        await visitPages(stack)
        for (let round = 0; round < rounds; round += 1) rates.push(await measureServing(stack.app, '/', 1.5))
      }
      tables.push({ products, times: await tableTimes(stack) })
    } finally {
      await stack.stop()
    }
  }
  report()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function start(products: number) {
  return startStack({
    folder: join(folder, String(products)),
    ports: await freePorts(),
    products,
    apiEnv: { RATE_ADDRESS: '0', RATE_USER: '0' },
    appEnv: { RATE_ADDRESS: '0', RATE_RENDER: '0' },
    say: (step) => console.log(`${step}…`),
  })
}

type ListProduct = { _id: string; category: string; supplier?: { id: string } }

async function visitPages({ app, api }: Stack) {
  const [product] = (await (await fetch(`${api}/products?limit=1`)).json()) as ListProduct[]
  if (!product) throw new Error('The catalogue is empty')
  const open = [
    { name: 'Home', path: '/' },
    { name: 'Category', path: `/category/${encodeURIComponent(product.category)}` },
    ...(product.supplier ? [{ name: 'Supplier', path: `/suppliers/${product.supplier.id}` }] : []),
  ]
  const memberPages = [
    { name: 'All products, signed in', path: '/all-products' },
    { name: 'Product, signed in', path: `/product/${product._id}` },
  ]
  for (const [isKnown, group] of [
    [false, open],
    [true, memberPages],
  ] as const) {
    const port = await freePort()
    const { context, close } = await browse(port)
    if (isKnown) await signIn(context, app)
    for (const { name, path } of group) {
      const seen: PageTiming[] = []
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round += 1) {
        seen.push(isKnown ? await visitPlainly(await context.newPage(), app + path) : await visitAnew(app + path))
        visits.push(await visitAsPhone(app + path, port, isKnown))
      }
      pages.push({ name, seen, visits })
      console.log(`${name}: done`)
    }
    await close()
  }
}

/** Visits with an empty cache. */
async function visitAnew(url: string) {
  const { context, close } = await browse()
  const seen = await visitPlainly(await context.newPage(), url)
  await close()
  return seen
}

/** The time from the navigation to the frame with the table's rows, and until no long task runs any more. */
async function tableTimes({ app }: Stack) {
  const { context, close } = await browse()
  await signIn(context, app)
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`${app}/all-products?view=table`)
    await page.locator('tbody tr').first().waitFor()
    const time = await page.evaluate(
      () => new Promise<number>((resolve) => requestIdleCallback(() => resolve(performance.now()))),
    )
    // The first visit only warms up the browser's cache.
    if (round > 0) times.push(time)
    await page.close()
  }
  await close()
  return times
}

async function browse(port = 0) {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    ...launchOptions,
    args: [...launchOptions.args, ...(port ? [`--remote-debugging-port=${port}`] : [])],
  })
  return { context, close: () => context.close() }
}

async function signIn(context: BrowserContext, app: string) {
  const page = await context.newPage()
  await page.goto(`${app}/auth/login`)
  await page.getByLabel('Email').fill(demoAccounts.buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.buyer.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'LogIn Successful!' }).waitFor()
  await page.close()
}

function report() {
  const chromiumVersion = browserVersion(executablePath)
  const results = {
    day: today(),
    chromium: chromiumVersion,
    lighthouse: lighthouseVersion,
    processors: availableParallelism(),
    rounds,
    pages,
    tables,
    rates,
  }
  const rows = pages.map(({ name, seen, visits }) => {
    const of = (figure: keyof Visit) => median(visits.map((visit) => visit[figure]))
    const scores = [of('performance'), of('accessibility'), of('bestPractices'), of('seo')].join(' / ')
    const times = (['fcp', 'lcp', 'excess'] as const)
      .map((figure) => format(seen.map((one) => one[figure])))
      .join(' | ')
    const cls = median(seen.map((one) => one.cls)).toFixed(3)
    return `| ${name} | ${kibi(of('script'))} | ${times} | ${cls} | ${scores} | ${kibi(of('total'))} | ${Math.round(of('tbt'))} |`
  })
  const section = `| page | JS, KiB | FCP, ms | LCP, ms | long-task excess, ms | CLS | performance / accessibility / best practices / SEO | all, KiB | TBT, ms |
| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: |
${rows.join('\n')}

| products | table that can be used, ms |
| ---: | ---: |
${tables.map(({ products, times }) => `| ${products.toLocaleString('en-US')} | ${Math.round(median(times))} |`).join('\n')}

| served by the app's server, 32 connections | requests a second |
| --- | ---: |
| Home, rendered and kept | ${format(rates.map(({ page }) => page))} |
| a file of its size | ${format(rates.map(({ file }) => file))} |
| bare node:http, the page's bytes | ${format(rates.map(({ bare }) => bare))} |

${results.day}, Chromium ${chromiumVersion}, Lighthouse ${lighthouseVersion}, ${results.processors} processors, medians (least–most) of ${rounds}.`
  console.log(`\n${section}`)
  publish('web', { section, results })
}

function median(numbers: number[]) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function format(numbers: number[]) {
  return `${Math.round(median(numbers))} (${Math.round(Math.min(...numbers))}–${Math.round(Math.max(...numbers))})`
}

function kibi(bytes: number) {
  return (bytes / 1024).toFixed(1)
}
