// The listening connection, and the ways to lose it.
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { type DatabaseOptions, openDatabase } from '../../src/platform/db/open.ts'
import { listenerTiming } from '../../src/platform/db/postgres/listener.ts'
import { freshUrl } from '../support/database.ts'
import { type RelayMode, startRelay } from '../support/relay.ts'

/** Short pauses. A busy machine may need seconds to answer, so only the test of a silent peer has a short time limit. */
const timing = {
  connectMs: 20_000,
  beatMs: 20,
  silenceMs: 20_000,
  firstPauseMs: 5,
  longestPauseMs: 20,
  random: () => 1,
}
const shortTiming = { ...timing, connectMs: 300, silenceMs: 1_000 }

test('by default the listening connection notices a silent peer within ten seconds', () => {
  expect(listenerTiming.beatMs + listenerTiming.silenceMs).toBeLessThanOrEqual(10_000)
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('the listening connection', () => {
  let url: string
  let direct: Database

  beforeAll(async () => {
    url = await freshUrl()
    direct = await openDatabase({ url })
  })
  afterAll(() => direct.close())

  async function openListening(options: DatabaseOptions = {}) {
    const relay = await startRelay(url)
    const db = await openDatabase({ url: relay.url, listenerTiming: timing, ...options })
    onTestFinished(async () => {
      relay.become('pass')
      await db.close()
      await relay.stop()
    })
    return { db, relay }
  }

  const sessions = async () => {
    const [row] = await direct.query<{ count: number }>(
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'arot listener' AND datname = current_database()",
    )
    return row?.count
  }

  /** Sends until something arrives, then twice more, so that a second connection would receive it as well. */
  async function hearAgain(payloads: string[]) {
    const from = payloads.length
    let sent = 0
    const send = () => {
      sent += 1
      return direct.query('SELECT pg_notify($1, $2)', ['one', String(sent)])
    }
    await vi.waitFor(async () => {
      await send()
      expect(payloads.length).toBeGreaterThan(from)
    })
    for (let more = 0; more < 2; more += 1) {
      await send()
      await vi.waitFor(() => expect(payloads).toContain(String(sent)))
    }
    return payloads.slice(from)
  }

  test('is one for all channels and subscribers, and delivers to each', async () => {
    const { db } = await openListening()
    const payloads: string[] = []
    for (const [who, channel] of [
      ['a', 'one'],
      ['b', 'one'],
      ['c', 'two'],
    ] as const) {
      await db.listen(channel, (payload) => void payloads.push(who + payload))
    }
    expect(await sessions()).toBe(1)
    await direct.query("SELECT pg_notify('one', '1'), pg_notify('two', '2')")
    await vi.waitFor(() => expect(payloads).toEqual(['a1', 'b1', 'c2']))
  })

  test('survives a pause of this process, because the answer has arrived meanwhile', async () => {
    const silenceMs = 1_000
    const db = await openDatabase({ url, listenerTiming: { ...timing, silenceMs } })
    onTestFinished(() => db.close())
    await db.listen('one', () => {})
    // After the first pause the connection is tested. The second one begins before the answer can be read.
    for (let pauses = 0; pauses < 3; pauses += 1) {
      for (const end = performance.now() + 2 * silenceMs; performance.now() < end; );
      await setImmediate()
    }
    await db.ask('SELECT 1', [])
    expect(db.health()).toMatchObject({ isListening: true, reconnects: 0 })
  })

  test('only receives channels with a subscriber', async () => {
    const { db } = await openListening()
    const payloads: string[] = []
    const stop = await db.listen('one', (payload) => void payloads.push(`first ${payload}`))
    const stopOther = await db.listen('one', (payload) => void payloads.push(`other ${payload}`))
    const channels = () => db.ask<{ name: string }>('SELECT pg_listening_channels() AS name')
    await stop()
    await direct.query("SELECT pg_notify('one', '1')")
    await vi.waitFor(() => expect(payloads).toEqual(['other 1']))
    expect(await channels()).toEqual([{ name: 'one' }])
    await stopOther()
    expect(await channels()).toEqual([])
  })

  test.each<RelayMode>(['close', 'reset', 'silent'])(
    'reconnects after a port that accepts and then is %s, and delivers each notification once',
    async (mode) => {
      const { db, relay } = await openListening({ listenerTiming: mode === 'silent' ? shortTiming : timing })
      const payloads: string[] = []
      let reconnects = 0
      const listen = () =>
        db.listen(
          'one',
          (payload) => void payloads.push(payload),
          () => {
            reconnects += 1
          },
        )
      // The short time limit may be too short for the first connection.
      await vi.waitFor(listen)
      relay.become(mode)
      const before = relay.attempts()
      await vi.waitFor(() => expect(relay.attempts()).toBeGreaterThan(before + 5))
      expect(db.health()).toMatchObject({ isListening: false, reconnects: 0 })

      relay.become('pass')
      const received = await hearAgain(payloads)
      expect(new Set(received).size).toBe(received.length)
      await vi.waitFor(async () => {
        expect([await sessions(), relay.open()]).toEqual([1, 1])
        expect(db.health()).toMatchObject({ isListening: true, reconnects })
      })
    },
  )

  test('waits longer after each failed attempt, with a random pause', async () => {
    const drawn: number[] = []
    const random = () => {
      drawn.push(1)
      return 1
    }
    const { db, relay } = await openListening({ listenerTiming: { ...timing, random } })
    await db.listen('one', () => {})
    relay.become('close')
    const before = relay.attempts()
    await vi.waitFor(() => expect(relay.attempts()).toBeGreaterThan(before + 5))
    // One pause, drawn at random, before each attempt.
    expect(drawn.length - (relay.attempts() - before)).toBeLessThanOrEqual(1)
  })

  test('works while the pool is full, and reports a lost connection at once', async () => {
    const { db, relay } = await openListening({ poolSize: 1 })
    await db.listen('one', () => {})
    await db.transaction(async () => {
      expect(await db.ask('SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
    relay.become('close')
    await vi.waitFor(() => expect(db.health().isListening).toBe(false))
    await expect(db.ask('SELECT 1')).rejects.toThrow(/Connection terminated/)
  })

  test('waits less than a second for an answer', async () => {
    const { db } = await openListening({ timeoutSeconds: 5 })
    await db.listen('one', () => {})
    await expect(db.ask('SELECT pg_sleep(20)')).rejects.toThrow('Query read timeout')
  })

  test('closes with its database, even if the peer disappeared', async () => {
    const relay = await startRelay(url)
    const db = await openDatabase({ url: relay.url })
    await db.listen('one', () => {})
    relay.become('silent')
    await db.close()
    await relay.stop()
  })
})
