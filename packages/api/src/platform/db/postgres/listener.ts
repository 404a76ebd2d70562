import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { withTimeout } from '../../with-timeout.ts'
import type { PreparedStatement, Row, Stop } from '../database.ts'

/** Milliseconds. A dead connection goes unnoticed for at most `beatMs` + `silenceMs`. */
export type ListenerTiming = {
  connectMs: number
  /** How often the connection is tested. */
  beatMs: number
  /** How long a test waits for its answer. After that the connection counts as dead. */
  silenceMs: number
  firstPauseMs: number
  longestPauseMs: number
  /** A number from 0 to 1 that spreads the attempts of many processes. */
  random: () => number
}

export const listenerTiming: ListenerTiming = {
  connectMs: 3_000,
  beatMs: 2_000,
  silenceMs: 4_000,
  firstPauseMs: 100,
  longestPauseMs: 5_000,
  random: Math.random,
}

type Options = {
  connectionString: string
  timing?: Partial<ListenerTiming> | undefined
  /** Called when the connection is lost. */
  onLost?: () => void
}

type Subscriber = { onNotification: (payload: string) => void; onReconnect: (() => void) | undefined }
type Connection = { client: pg.Client; end: Promise<void> }

/**
 * The one listening connection of a process, for all channels. It opens with the first channel. After a loss, one
 * attempt at a time opens the next.
 */
export function createListener({ connectionString, timing, onLost }: Options) {
  const { connectMs, beatMs, silenceMs, firstPauseMs, longestPauseMs, random } = { ...listenerTiming, ...timing }
  const channels = new Map<string, Set<Subscriber>>()
  const stopping = new AbortController()
  let open: Connection | null = null
  let first: Promise<void> | null = null
  let keeping: Promise<void> = Promise.resolve()
  let turn: Promise<unknown> = Promise.resolve()
  let pauseMs = firstPauseMs
  let reconnects = 0

  async function connect(): Promise<Connection> {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: connectMs,
      application_name: 'arot listener',
    })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotification } of channels.get(channel) ?? []) onNotification(payload)
    })
    const end = new Promise<void>((resolve) => client.once('end', resolve))
    try {
      await client.connect()
      for (const channel of channels.keys()) await withTimeout(silenceMs, client.query(listenTo(channel)))
    } catch (error) {
      destroy(client)
      throw error
    }
    return { client, end }
  }

  async function keepConnected(connection: Connection) {
    for (let next: Connection | null = connection; next !== null; ) {
      open = next
      const stopBeat = beat(open.client)
      if (next !== connection) tellReconnected()
      await open.end
      stopBeat()
      open = null
      if (stopping.signal.aborted) return
      onLost?.()
      next = await reconnect()
    }
  }

  /** Tries until it succeeds. Returns `null` if the listener was closed meanwhile. */
  async function reconnect(): Promise<Connection | null> {
    while (!stopping.signal.aborted) {
      const spread = pauseMs * (0.5 + random() / 2)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      await pause(spread, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) break
      const opened = await connect().catch(() => null)
      if (opened && !stopping.signal.aborted) {
        reconnects += 1
        return opened
      }
      if (opened) destroy(opened.client)
    }
    return null
  }

  function tellReconnected() {
    for (const subscribers of channels.values()) for (const { onReconnect } of subscribers) onReconnect?.()
  }

  /** Ends a connection that does not answer. One that has answered once may be replaced after a short pause. */
  function beat(client: pg.Client) {
    let isWaiting = false
    const timer = setInterval(() => {
      if (isWaiting) return
      isWaiting = true
      withTimeout(silenceMs, query('SELECT 1'))
        .then(
          () => {
            pauseMs = firstPauseMs
          },
          () => destroy(client),
        )
        .finally(() => {
          isWaiting = false
        })
    }, beatMs)
    return () => clearInterval(timer)
  }

  /** Runs one query at a time, as `pg` requires. */
  function query<T extends Row>(
    statement: string | PreparedStatement,
    parameters: readonly unknown[] = [],
  ): Promise<T[]> {
    const answer = turn.then(async () => {
      if (!open) throw connectionError()
      const text = typeof statement === 'string' ? statement : statement.text
      const { rows } = await open.client.query<T>(text, [...parameters])
      return rows
    })
    turn = answer.catch(() => {})
    return answer
  }

  async function listen(
    channel: string,
    onNotification: Subscriber['onNotification'],
    onReconnect?: () => void,
  ): Promise<Stop> {
    first ??= connect().then((connection) => {
      open = connection
      keeping = keepConnected(connection)
    })
    await first.catch((error) => {
      first = null
      throw error
    })
    const subscriber = { onNotification, onReconnect }
    const subscribers = channels.get(channel) ?? new Set()
    channels.set(channel, subscribers.add(subscriber))
    const leave = () => {
      subscribers.delete(subscriber)
      if (subscribers.size === 0 && channels.get(channel) === subscribers) channels.delete(channel)
      return !channels.has(channel)
    }
    try {
      await withTimeout(silenceMs, query(listenTo(channel)))
    } catch (error) {
      leave()
      throw error
    }
    return async () => {
      if (leave() && open)
        await withTimeout(connectMs, query(`UNLISTEN ${pg.escapeIdentifier(channel)}`)).catch(() => {})
    }
  }

  return {
    listen,
    /** Queries on this connection, with a time limit. Fails at once while there is no connection. */
    ask: <T extends Row>(statement: string | PreparedStatement, parameters: readonly unknown[], limitMs: number) =>
      open ? withTimeout(limitMs, query<T>(statement, parameters)) : Promise.reject(connectionError()),
    isConnected: () => open !== null,
    reconnects: () => reconnects,
    async close() {
      stopping.abort()
      await first?.catch(() => {})
      const last = open
      if (last) {
        // A dead peer does not answer the closing message.
        last.client.end().catch(() => {})
        await withTimeout(1_000, last.end).catch(() => destroy(last.client))
      }
      await keeping
    },
  }
}

const listenTo = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`

const connectionError = () => new Error('Connection terminated: the listening connection is lost')

/** Closes the socket without a closing message, which a dead peer would never answer. */
export function destroy(client: pg.ClientBase) {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}
