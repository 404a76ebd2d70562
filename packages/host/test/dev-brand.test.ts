import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { brandInDevelopment } from '../build/brand-in-development.ts'

const root = join(import.meta.dirname, '../../..')
const document = '<html><head><link rel="icon" href="/icon.svg" /></head><body></body></html>'

afterEach(() => vi.unstubAllEnvs())

async function renderInDev(file: string | undefined) {
  for (const name of ['VITE_BRAND_NAME', 'VITE_BRAND_MARK']) vi.stubEnv(name, '')
  const server = await createServer({
    configFile: false,
    root: join(root, 'packages/app'),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    plugins: [brandInDevelopment(join(root, 'packages/app'), file)],
  })
  const page = await server.transformIndexHtml('/', document)
  const { VITE_BRAND_NAME: name, VITE_BRAND_MARK: mark } = server.config.env
  await server.close()
  return { page, name, mark }
}

test('The development server shows the styles, name and mark of another brand', async () => {
  const { page, name, mark } = await renderInDev(join(root, 'fixtures/brands/harbour/brand.json'))
  expect([name, mark]).toEqual(['Harbour', '/icon-brand.svg'])
  expect(page).toContain('--arot-radius-control: 4px')
  expect(page).toContain('<link rel="icon" href="/icon-brand.svg" />')
})

test('Without a brand the document has ours', async () => {
  const { page, name } = await renderInDev(undefined)
  expect(name).toBeFalsy()
  expect(page).not.toContain('--arot-radius-control')
  expect(page).toContain('href="/icon.svg"')
})
