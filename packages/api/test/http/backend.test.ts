import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startBackend } from '../../scripts/backend.ts'
import { freePort } from '../../scripts/free-port.ts'

// The emulator and an embedded database, whatever the run's own database is: once is enough.
describe.runIf(process.env.TEST_DATABASE === 'pglite')('the emulator and the server together', () => {
  test('start with the demo accounts, and stop', { timeout: 120_000 }, async () => {
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
  ] as const)('say that %s ended, and of what', { timeout: 120_000 }, async (part, sentence) => {
    await withFolder(async (folder) => {
      const [apiPort, authPort] = await ports()
      const backend = await startBackend({ folder, apiPort, authPort, products: 10, env: { DATABASE_URL: '' } })
      process.kill(backend.pids[part], 'SIGKILL')
      expect(await backend.ended).toBe(sentence)
      await backend.stop()
      await expectNothingAt(apiPort, authPort)
    })
  })

  test('want ports that are numbers', async () => {
    const options = { folder: '', apiPort: Number.NaN, authPort: 0, products: 10 }
    await expect(startBackend(options)).rejects.toThrow('PORT must be a whole number from 0 to 65535.')
  })

  test('leave nothing behind when the server does not start', { timeout: 120_000 }, async () => {
    await withFolder(async (folder) => {
      const [apiPort, authPort] = await ports()
      const starting = startBackend({ folder, apiPort, authPort, products: 10, env: { HOLD_TTL: 'soon' } })
      await expect(starting).rejects.toThrow('could not be filled')
      // The emulator takes seconds: at this moment a port says nothing of one that is left to come up alone.
      expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
    })
  })
})

const ports = async () => [await freePort(), await freePort()] as const

async function withFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'arot-backend-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function expectNothingAt(...all: number[]) {
  for (const port of all) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
}
