import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@arot/serving/variables'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type RunningApp, startAppServer } from './support/app.ts'
import { type CatalogueServer, startCatalogue } from './support/catalogue-server.ts'

const harbour = join(import.meta.dirname, '../../../fixtures/brands/harbour/brand.json')
const folder = mkdtempSync(join(tmpdir(), 'arot-brand-'))
let api: CatalogueServer
let app: RunningApp

beforeAll(async () => {
  api = await startCatalogue()
})
afterEach(() => app?.stop())
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true })
})

async function fetchFrom(path: string, env: Record<string, string> = { BRAND: harbour }) {
  app = await startAppServer({ API_URL: api.url, PUBLIC_URL: 'https://market.example', ...env })
  return fetch(app.url + path)
}

test('One setting applies another brand: its styles after ours, its name, its mark', async () => {
  const page = await (await fetchFrom('/')).text()
  const [ours, theirs] = [...page.matchAll(/--arot-color-brand:\s*([^;}]+)/g)].map(([, value]) => value)
  expect(ours).not.toBe(theirs)
  expect(page.lastIndexOf('--arot-radius-control: 4px')).toBeGreaterThan(page.indexOf('--arot-radius-control:8px'))
  expect(page).toContain('<title>Harbour, wholesale direct from suppliers</title>')
  expect(page).toContain('<link rel="icon" href="/icon-brand.svg" />')
  expect(page).toContain('<img src="/icon-brand.svg" alt=""/>')
  expect(page).toContain('<meta property="og:image" content="https://market.example/icon-brand.svg"/>')
  expect(page).not.toMatch(/icon-192|share\.png/)
})

test('The mark is a separate file, and the web manifest has the brand’s name', async () => {
  const mark = await fetchFrom('/icon-brand.svg')
  expect([mark.status, mark.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await mark.text()).toContain('<title>Harbour</title>')
  const manifest = await (await fetch(`${app.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Harbour', theme_color: '#0b5cad', icons: [{ src: '/icon-brand.svg' }] })
})

test('A configured name wins over the brand’s', async () => {
  const page = await (await fetchFrom('/', { BRAND: harbour, VITE_BRAND_NAME: 'Quay & Sons' })).text()
  expect(page).toContain('<title>Quay &amp; Sons, wholesale direct from suppliers</title>')
})

test('Without a brand the app has ours', async () => {
  const page = await (await fetchFrom('/', {})).text()
  expect(page).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml" />')
  expect(page).not.toContain('--arot-radius-control: 4px')
  expect((await fetch(`${app.url}/icon-brand.svg`)).status).toBe(404)
})

test.for([
  ['no such file', undefined],
  ['not JSON', '{'],
  ['another decision', '{ "primary": "#0b5cad", "colour": "red" }'],
  ['a style in a family', '{ "primary": "#0b5cad", "fonts": { "sans": "x</style><script>" } }'],
  ['a mark that is no picture', '{ "primary": "#0b5cad", "mark": "/etc/passwd" }'],
  ['a mark from anywhere', '{ "primary": "#0b5cad", "mark": "http://marks.example/m.svg" }'],
  ['a mark that is not there', '{ "primary": "#0b5cad", "mark": "none.svg" }'],
] as const)('%s is refused in one line', ([, text]) => {
  const file = join(folder, 'brand.json')
  rmSync(file, { force: true })
  if (text !== undefined) writeFileSync(file, text)
  const read = () => readConfig({ VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099', BRAND: file })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/^BRAND [^\n]+$/)
})
