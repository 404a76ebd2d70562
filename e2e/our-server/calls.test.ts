// The calls of the api under the app's own address, as the public uses them.
import { expect, inject, test } from 'vitest'

type ApiDescription = { paths: Record<string, Record<string, { tags: string[] }>> }

const [app, api] = [inject('app'), inject('api')]

/** The api marks each of its answers. An answer of the app itself has no mark. */
async function isAnsweredByTheApi(path: string) {
  const leaving = new AbortController()
  const { headers } = await fetch(`${app}/api${encodeURI(path)}`, { signal: leaving.signal })
  leaving.abort()
  return headers.has('arot-api')
}

test('Every call of the api is available through the app, except those for operations', async () => {
  const { paths }: ApiDescription = await (await fetch(`${api}/openapi.json`)).json()
  const answered = await Promise.all(
    Object.keys(paths).map(async (path) => [path, await isAnsweredByTheApi(path)] as const),
  )
  const forWhoRunsIt = (path: string) => Object.values(paths[path] ?? {}).some(({ tags }) => tags.includes('operation'))
  expect(answered.length).toBeGreaterThan(15)
  expect(answered.filter(([, is]) => is)).toEqual(answered.filter(([path]) => !forWhoRunsIt(path)))
  expect(answered.filter(([, is]) => !is).map(([path]) => path)).toEqual(['/healthz', '/readyz', '/metrics'])
})
