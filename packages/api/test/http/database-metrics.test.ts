// What the metrics report about the database.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/platform/db/open.ts'
import { copyMigrated } from '../support/database.ts'
import { type Relay, type RelayMode, startRelay } from '../support/relay.ts'
import { startServer, type TestServer } from '../support/server.ts'

const soon = { timeout: 20_000 }
const listenerTiming = { beatMs: 50, silenceMs: 2_000, firstPauseMs: 10, longestPauseMs: 50 }

describe.runIf(process.env.TEST_DATABASE === 'postgres')('the metrics', () => {
  let relay: Relay
  let server: TestServer

  beforeEach(async () => {
    relay = await startRelay(await copyMigrated())
    const db = await openDatabase({ url: relay.url, timeoutSeconds: 2, listenerTiming })
    server = await startServer({ db })
    return async () => {
      relay.become('close')
      await server.close()
      await db.close()
      await relay.stop()
    }
  })

  const figure = async (name: string) => {
    const { body } = await server.app.inject('/metrics')
    return Number(new RegExp(`^arot_database_${name} (\\S+)$`, 'm').exec(body)?.[1])
  }

  let searches = 0
  /** Sends a statement, and returns the status of the answer and the figures after it. */
  async function stateAfterRead() {
    searches += 1
    const { statusCode } = await server.app.inject(`/products?q=${searches}`)
    return { statusCode, up: await figure('up'), listening: await figure('listening') }
  }

  const available = { statusCode: 200, up: 1, listening: 1 }
  const away = { statusCode: 503, up: 0, listening: 0 }

  test.each<RelayMode>(['close', 'silent'])(
    'show that the database is away behind a port that is %s, and when it is back',
    async (mode) => {
      await vi.waitFor(async () => expect(await stateAfterRead()).toEqual(available), soon)
      const before = await figure('reconnects')
      relay.become(mode)
      await vi.waitFor(async () => expect(await stateAfterRead()).toEqual(away), soon)
      // Connections that were silent once stay silent.
      relay.become('close')
      relay.become('pass')
      await vi.waitFor(async () => expect(await stateAfterRead()).toEqual(available), soon)
      expect(await figure('reconnects')).toBeGreaterThan(before)
    },
  )

  test('show how far the clock of the database is ahead', async () => {
    const now = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 100_000)
    onTestFinished(() => clock.mockRestore())
    // The server measures from the request to the answer, and both may wait on a busy machine.
    await vi.waitFor(async () => expect(Math.abs((await figure('clock_seconds')) - 100)).toBeLessThan(10), soon)
  })
})
