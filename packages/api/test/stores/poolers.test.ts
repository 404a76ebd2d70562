// PostgreSQL behind a connection pooler, PgBouncer.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { requireSessions } from '../../src/platform/db/postgres/require-sessions.ts'
import { freshUrl } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import { bearer, newProduct, person, purchaseOf } from '../support/server.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
const pooler = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => spawnSync(path, ['--version']).status === 0)

test('a connection starts with parameters that every pooler accepts', async () => {
  const { promise: packet, resolve } = Promise.withResolvers<Buffer>()
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      resolve(bytes)
      socket.end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const db = await openDatabase({ url: `postgres://arot:arot@127.0.0.1:${port}/arot`, timeoutSeconds: 5 })
  await expect(db.query('SELECT 1')).rejects.toThrow(/terminated/)
  await db.close()
  const words = (await packet).subarray(8).toString().split('\0')
  const names = words.filter((_, index) => index % 2 === 0 && words[index] !== '')
  expect(names.sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
})

test('a server whose notifications do not return does not start, and names the variable in one line', async () => {
  const silent = { kind: 'postgres' as const, listen: async () => async () => {}, query: async () => [] }
  const settings = { databaseUrl: 'postgres://pooler', databasePrepared: true }
  await expect(requireSessions(silent, settings, 10)).rejects.toThrow(/^[^\n]*DATABASE_LISTEN_URL[^\n]*$/)
})

test.runIf(onPostgres)('a start that loses its database at the last statement says so in one line', async () => {
  const to = new URL(await freshUrl())
  const server = createServer((from) => {
    const database = connect(Number(to.port), to.hostname)
    from.on('error', () => {}).on('close', () => database.destroy())
    database.on('error', () => {}).on('close', () => from.destroy())
    from.on('data', (bytes) => (bytes.includes('LISTEN "arot_catalogue"') ? from.destroy() : database.write(bytes)))
    database.pipe(from)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const url = to.href.replace(`:${to.port}`, `:${port}`)
  await expect(startProcess({ DATABASE_URL: url })).rejects.toThrow(
    /^the server did not start: DATABASE_URL: Connection terminated unexpectedly\n$/,
  )
})

describe.runIf(onPostgres && pooler)('PgBouncer', () => {
  let url: string
  let folder: string
  beforeAll(async () => {
    url = await freshUrl()
    folder = await mkdtemp(join(tmpdir(), 'arot-pooler-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function startPooler(mode: 'session' | 'transaction') {
    const { hostname, port, username, password, pathname } = new URL(url)
    const own = await freePort()
    const file = join(folder, `${mode}-${own}.ini`)
    await writeFile(
      file,
      `[databases]\n* = host=${hostname} port=${port} user=${username} password=${password}\n[pgbouncer]\nlisten_addr=127.0.0.1\n` +
        `listen_port=${own}\nauth_type=any\npool_mode=${mode}\nunix_socket_dir=\ndefault_pool_size=20\n` +
        (process.getuid?.() === 0 ? 'user=nobody\n' : ''),
    )
    const child = spawn(pooler!, [file], { stdio: ['ignore', 'ignore', 'pipe'] })
    let log = ''
    child.stderr.on('data', (chunk) => {
      log += chunk
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    await vi.waitFor(() => expect(log).toContain('process up'))
    return `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`
  }

  /** Adds a product, buys it concurrently, and reads on another process. */
  async function trade(env: Record<string, string>) {
    const [server, other] = [await startProcess(env), await startProcess(env)]
    onTestFinished(() => Promise.all([server.stop(), other.stop()]).then(() => {}))
    const owner = await person()
    const post = (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { ...bearer(owner), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { insertedId } = (await (await post('/products', newProduct())).json()) as { insertedId: string }
    const stock = async () =>
      ((await (await fetch(`${other.url}/products/${insertedId}`)).json()) as { mainQuantity: number }).mainQuantity
    expect(await stock()).toBe(500)
    const bought = await Promise.all(Array.from({ length: 20 }, () => post('/cart', purchaseOf(insertedId, 10, owner))))
    expect(bought.map(({ status }) => status)).toEqual(bought.map(() => 201))
    await vi.waitFor(async () => expect(await stock()).toBe(300))
  }

  test('in session mode purchases work, notifications arrive, and slow statements are cancelled', async () => {
    const through = await startPooler('session')
    await trade({ DATABASE_URL: through, DATABASE_POOL: '5' })
    const db = await openDatabase({ url: through, timeoutSeconds: 2 })
    onTestFinished(() => db.close())
    await expect(db.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
  })

  test('in transaction mode the same works with two variables', async () => {
    const through = await startPooler('transaction')
    await trade({ DATABASE_URL: through, DATABASE_LISTEN_URL: url, DATABASE_PREPARED: 'off' })
    const db = await openDatabase({ url: through, listenUrl: url, isShared: true, timeoutSeconds: 2 })
    onTestFinished(() => db.close())
    await expect(db.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
  })

  test('in transaction mode the server does not start without them, and names them', async () => {
    const through = await startPooler('transaction')
    await expect(startProcess({ DATABASE_URL: through })).rejects.toThrow(/: [^\n]*DATABASE_LISTEN_URL[^\n]*\n?$/)
    await expect(startProcess({ DATABASE_URL: through, DATABASE_LISTEN_URL: url })).rejects.toThrow(
      /: [^\n]*DATABASE_PREPARED=off[^\n]*\n?$/,
    )
  })
})
