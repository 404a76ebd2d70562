import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startBackend } from '../../scripts/backend.ts'
import { freePort } from '../../scripts/free-port.ts'
import { leash } from '../../scripts/leashed.ts'
import { waitUntilReady } from '../../scripts/readiness.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { copyPglite } from '../support/database.ts'

// The test always uses an embedded database, so it only runs in one of the two projects.
describe.runIf(process.env.TEST_DATABASE === 'pglite')('the emulator and the server', () => {
  test('start with the demo accounts, and stop', async () => {
    await withFolder(async (folder) => {
      const [apiPort, authPort] = await ports()
      const backend = await startBackend({ folder, apiPort, authPort, products: 10, env: { DATABASE_URL: '' } })
      expect(await (await fetch(`${backend.api}/products`)).json()).toHaveLength(10)
      expect((await fetch(backend.auth)).ok).toBe(true)
      await backend.stop()
      await expectNothingAt(apiPort, authPort)
    })
  })

  test.each([
    ['auth', 'The auth emulator ended by itself with SIGKILL.'],
    ['api', 'The server ended by itself with SIGKILL.'],
  ] as const)('report that %s ended and why', async (part, sentence) => {
    await withMigrated(async (folder) => {
      const [apiPort, authPort] = await ports()
      const backend = await startBackend({ folder, apiPort, authPort, products: 10, env: { DATABASE_URL: '' } })
      process.kill(backend.pids[part], 'SIGKILL')
      expect(await backend.ended).toBe(sentence)
      await backend.stop()
      await expectNothingAt(apiPort, authPort)
    })
  })

  test('refuse ports that are not numbers', async () => {
    const options = { folder: '', apiPort: Number.NaN, authPort: 0, products: 10 }
    await expect(startBackend(options)).rejects.toThrow('API_PORT must be a whole number from 0 to 65535.')
  })

  test('start behind an internet proxy that does not answer', async () => {
    await withMigrated(async (folder) => {
      const [apiPort, authPort] = await ports()
      const silent = await listenSilently()
      const { child, output } = spawnApi({
        DATA_DIR: folder,
        API_PORT: String(apiPort),
        AUTH_PORT: String(authPort),
        NODE_USE_ENV_PROXY: '1',
        HTTP_PROXY: silent,
        HTTPS_PROXY: silent,
        NO_PROXY: 'intranet.example',
      })
      await expect.poll(output).toContain(`api        http://127.0.0.1:${apiPort}`)
      const exit = once(child, 'exit')
      child.kill('SIGINT')
      expect(await exit).toEqual([0, null])
    })
  })

  test('use the port of the api from the variable of npm start', async () => {
    const { child, output } = spawnApi({ PORT: '4711', API_PORT: '' })
    const [code] = await once(child, 'close')
    expect([code, output()]).toEqual([1, 'npm run api takes API_PORT. It does not read PORT.\n'])
  })

  test('end at once when interrupted while the catalogue is filled, and leave a consistent database', async () => {
    await withMigrated(async (folder) => {
      const [apiPort, authPort] = await ports()
      vi.stubEnv('TMPDIR', folder)
      onTestFinished(() => void vi.unstubAllEnvs())
      const interruption = new AbortController()
      // With this number filling the catalogue takes longer than the test.
      const options = { folder, apiPort, authPort, products: 5_000_000, env: { DATABASE_URL: '' } }
      const starting = startBackend({ ...options, signal: interruption.signal })
      const database = join(folder, 'postgres')
      await expect.poll(() => existsSync(`${database}.pid`)).toBe(true)
      interruption.abort()
      await expect(starting).rejects.toThrow('aborted')
      // No other process has it open any more.
      const db = await openDatabase({ folder: database })
      expect(await auditStock(db)).toEqual([])
      await db.close()
      // The emulator removes the temporary folder with its settings when it ends.
      expect((await readdir(folder)).filter((name) => name.startsWith('arot-auth-'))).toEqual([])
    })
  })

  test('leave no process when the server does not start', async () => {
    await withFolder(async (folder) => {
      const [apiPort, authPort] = await ports()
      const starting = startBackend({ folder, apiPort, authPort, products: 10, env: { RESERVATION_SECONDS: 'soon' } })
      await expect(starting).rejects.toThrow('could not be filled')
      // The emulator starts for seconds, so a free port would not prove that no process is left.
      expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
    })
  })
})

describe('a wait for a process that does not answer', () => {
  const start = () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }

  test('ends with one line after its time limit and ends the process', async () => {
    const child = start()
    const exit = once(child, 'exit')
    const url = await listenSilently()
    await expect(waitUntilReady(url, { child, name: 'The server', seconds: 1 })).rejects.toThrow(
      `The server did not answer at ${url} within 1 s.`,
    )
    expect(await exit).toEqual([null, 'SIGTERM'])
  })

  test('ends at once when interrupted and ends the process', async () => {
    const child = start()
    const exit = once(child, 'exit')
    const interruption = new AbortController()
    const wait = waitUntilReady(await listenSilently(), { child, name: 'The server', signal: interruption.signal })
    interruption.abort()
    await expect(wait).rejects.toThrow('aborted')
    expect(await exit).toEqual([null, 'SIGTERM'])
  })
})

/** Listens on an address that accepts connections and never answers. */
async function listenSilently(): Promise<string> {
  const server = createServer((socket) => onTestFinished(() => void socket.destroy()))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

function spawnApi(env: Record<string, string>) {
  const child = spawn(process.execPath, [...leash, join(import.meta.dirname, '../../scripts/api.ts')], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return { child, output: () => text }
}

const ports = async () => [await freePort(), await freePort()] as const

async function withFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'arot-backend-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs with an existing empty database, because creating and migrating one takes most of a first start. */
const withMigrated = (work: (folder: string) => Promise<void>) =>
  withFolder((folder) => {
    copyPglite(join(folder, 'postgres'))
    return work(folder)
  })

async function expectNothingAt(...all: number[]) {
  for (const port of all) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
}
