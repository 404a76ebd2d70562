// A host that installs our theme and blocks with shadcn's command, over HTTP and from the installed package.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { root } from '../package/pack.ts'
import type { Check } from '../package/report.ts'

type Visit = <T>(address: string, look: (page: Page) => Promise<T>) => Promise<T>

/** The command requests the colours of `baseColor` from its own registry, although our items include theirs. */
const baseColor = {
  inlineColors: { light: {}, dark: {} },
  cssVars: {},
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
}

/** `serve` builds the host and returns its address. */
export function shadcnHolds(host: string, serve: () => Promise<string>, visit: Visit): Check[] {
  return [
    { name: 'shadcn’s command adds our theme and blocks, and asks no other server', run: () => add(host) },
    {
      name: 'shadcn’s classes have our colours, light and dark, beside our blocks',
      run: async () => visit(await serve(), checkPage),
    },
  ]
}

async function add(host: string) {
  const registry = 'node_modules/@arot/ui/dist/registry'
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, name = ''] = /^\/r\/([\w-]+\.json)$/.exec(pathname) ?? []
    if (pathname === '/r/colors/neutral.json') return response.end(JSON.stringify(baseColor))
    const text = await readFile(join(host, registry, name), 'utf8').catch(() => null)
    return response.writeHead(text === null ? 404 : 200).end(text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r`
  // Requests to any other server go to a closed port.
  const env = { ...process.env, REGISTRY_URL: address, HTTPS_PROXY: 'http://127.0.0.1:9' }
  const items = [`${address}/theme.json`, `${address}/buying.json`, `./${registry}/tables.json`]
  const command = join(root, 'node_modules/.bin/shadcn')
  const failure = await promisify(execFile)(command, ['add', ...items, '--yes'], { cwd: host, env }).then(
    () => null,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
  server.close()
  if (failure !== null) return failure.split('\n')
  const problems: string[] = []
  for (const name of ['BuyingExample', 'TablesExample'])
    if (!(await readFile(join(host, `src/components/${name}.tsx`), 'utf8')).includes(`export function ${name}(`))
      problems.push(`${name} is not in its file`)
  return problems
}

async function checkPage(page: Page) {
  await page.getByRole('heading', { name: 'Desk Lamp, Dimmable' }).waitFor()
  await page.getByRole('grid', { name: 'Orders of November' }).waitFor()
  const problems: string[] = []
  const seen: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.body.className = name
    }, theme)
    const [theirs, ours] = await page.locator('[data-color]').evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return `${color} on ${backgroundColor}`
      }),
    )
    if (theirs !== ours) problems.push(`${theme}: ${theirs}, and not ${ours}`)
    seen.push(`${ours}`)
  }
  if (new Set(seen).size !== 2) problems.push(`the same in the dark: ${seen[0]}`)
  return problems
}
