import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startAppServer } from './support/app.ts'
import { startCatalogue } from './support/catalogue-server.ts'

/** A copy of the build, which a test may change. */
async function copyBuild() {
  const build = await mkdtemp(join(tmpdir(), 'arot-build-'))
  onTestFinished(() => rm(build, { recursive: true, force: true }))
  await cp(join(import.meta.dirname, '../dist'), build, { recursive: true })
  return build
}

async function startHost(build: string) {
  const api = await startCatalogue()
  onTestFinished(() => api.stop())
  const app = await startAppServer({ API_URL: api.url, APP_DIST: build })
  onTestFinished(async () => void (await app.stop()))
  return app
}

test('A running host needs no file of its build, which the next build can replace', async () => {
  const build = await copyBuild()
  const app = await startHost(build)
  await rm(build, { recursive: true })
  const paths = ['/', '/all-categories', '/about-us', '/category/Paper', '/suppliers', '/bn/about-us', '/auth/login']
  const statuses = paths.map(async (path) => {
    const response = await fetch(app.url + path, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
    return [path, response?.status]
  })
  expect(await Promise.all(statuses)).toEqual(paths.map((path) => [path, path === '/category/Paper' ? 404 : 200]))
})

test('A page that cannot be rendered is a 500, and the log has the reason', async () => {
  const build = await copyBuild()
  const assets = join(build, 'server/assets')
  for (const name of await readdir(assets)) {
    const code = await readFile(join(assets, name), 'utf8')
    if (!code.includes('AboutUsPage')) continue
    const broken = "const broken_loader = () => { throw new Error('no such thing') }"
    await writeFile(
      join(assets, name),
      code.replace('Component, loader }', 'Component, broken_loader as loader }') + broken,
    )
  }
  const app = await startHost(build)
  expect((await fetch(`${app.url}/about-us?email=rahim%40buyer.example`)).status).toBe(500)
  const lines = app
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter(({ msg }) => msg === 'a page could not be rendered')).toMatchObject([
    { level: 50, page: 'aboutUs', err: { message: 'no such thing', stack: expect.stringContaining('loader') } },
  ])
  expect(app.output()).not.toContain('rahim')
})
