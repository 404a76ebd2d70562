import { cp, mkdtemp, rm } from 'node:fs/promises'
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

test('A running host needs no file of its build: it may be replaced by the next one', async () => {
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
