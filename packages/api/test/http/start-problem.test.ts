import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type StartSettings, startProblem } from '../../src/platform/db/start-problem.ts'
import { problemOf } from '../../src/platform/http/problem.ts'

const own: StartSettings = {
  databaseUrl: undefined,
  databaseListenUrl: undefined,
  databaseReadUrl: undefined,
  dataFolder: '/srv/arot',
}
const pooled: StartSettings = {
  ...own,
  databaseUrl: 'postgres://arot:secret@pool.example:6432/arot',
  databaseListenUrl: 'postgres://arot:secret@db.example/arot',
}
const errorOf = (message: string, more: object) => Object.assign(new Error(message), more)

test.each<[string, unknown, StartSettings, string]>([
  // PGlite's file system throws an object that is not an Error and has no message.
  ['a full disk', { name: 'ErrnoError', errno: 51 }, own, 'DATA_DIR: no space left on the disk of /srv/arot'],
  [
    'a full disk of Node’s',
    errorOf('ENOSPC', { code: 'ENOSPC' }),
    own,
    'DATA_DIR: no space left on the disk of /srv/arot',
  ],
  ['anything else of that kind', { name: 'ErrnoError', errno: 2 }, own, 'ErrnoError 2'],
  ['what is in words', new Error('The database in /srv is in use.'), own, 'The database in /srv is in use.'],
  ['what is in words, of a server', new Error('A later release is needed.'), pooled, 'A later release is needed.'],
  [
    'a pooler that is away',
    errorOf('connect ECONNREFUSED 192.0.2.1:6432', { code: 'ECONNREFUSED', port: 6432 }),
    pooled,
    'DATABASE_URL: connect ECONNREFUSED 192.0.2.1:6432',
  ],
  [
    'a server behind it that is away',
    errorOf('connect ECONNREFUSED 192.0.2.2:5432', { code: 'ECONNREFUSED', port: 5432 }),
    pooled,
    'DATABASE_LISTEN_URL: connect ECONNREFUSED 192.0.2.2:5432',
  ],
  [
    'a database that is not there',
    errorOf('database "aort" does not exist', { code: '3D000' }),
    pooled,
    'DATABASE_URL: database "aort" does not exist',
  ],
  [
    'a host of two addresses that is away',
    new AggregateError([
      errorOf('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED', port: 5432 }),
      errorOf('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', port: 5432 }),
    ]),
    { ...own, databaseUrl: 'postgres://localhost/arot' },
    'DATABASE_URL: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  ],
])('%s is reported in one line', (_, error, settings, line) => {
  expect(startProblem(error, settings).message).toBe(line)
})

test('a server without its database names the variable and exits with 1', async () => {
  const listening = createServer()
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as { port: number }
  await new Promise((resolve) => listening.close(resolve))
  const started = spawnSync(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
    env: { ...process.env, DATABASE_URL: `postgres://arot:secret@127.0.0.1:${port}/arot` },
    encoding: 'utf8',
  })
  expect(started.stderr).toBe(`DATABASE_URL: connect ECONNREFUSED 127.0.0.1:${port}\n`)
  expect(started.status).toBe(1)
})

test.each([
  ['PostgreSQL', errorOf('could not extend file "base/1": No space left on device', { code: '53100' })],
  ['PGlite', errorOf('could not extend file "base/1": No space left on device', {})],
  ['the folder of pictures', errorOf('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
])('while the disk of %s is full, the answer says so and has Retry-After', (_, error) => {
  expect(problemOf(error)).toMatchObject({
    status: 503,
    code: 'unavailable',
    detail: 'The server is out of disk space. Nothing can be saved for now.',
  })
})
