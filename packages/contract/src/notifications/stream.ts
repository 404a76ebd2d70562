import { createParser } from 'eventsource-parser'
import type { Call } from '../http/call.ts'
import { decode } from '../http/decode.ts'
import * as endpoints from '../http/endpoints.ts'
import { ApiError } from '../http/errors.ts'
import { amount, optional, record } from '../http/fields.ts'
import { ownRecord } from '../http/own.ts'
import { hasOurKind, notificationCalls } from './calls.ts'
import type { Notification } from './schema.ts'

export type NotificationWatch = {
  /** Ends the watch. */
  signal: AbortSignal
  onNotification: (notification: Notification) => void
  onUnread: (count: number) => void
  /** Called if notifications were missed while no stream was open. Data from before may be outdated. */
  onMissed?: () => void
  /** Resolves after this many milliseconds, or when the signal is aborted. */
  wait?: (pause: number, signal: AbortSignal) => Promise<void>
}

const longestPause = 60_000
/** The server sends a heartbeat every 20 s. A stream that is silent for this long is closed. */
const silence = 45_000
/** The number of polls, one per minute, before the stream is tried again. */
const mostLooks = 10
/** A notification has the time at which its transaction began, and may become visible this much later. */
const slowChange = 2_000
const unread = record({ count: amount, newestAgo: optional(amount) })

/** Reports new notifications until the signal is aborted or the session ends. Does nothing on a foreign server. */
export async function watchNotifications(call: Call, watch: NotificationWatch): Promise<void> {
  const { signal, wait = rest } = watch
  const look = createLook(call, watch)
  const tell = createTeller(watch)
  let failures = 0
  const onActivity = () => {
    failures = 0
  }
  while (!signal.aborted) {
    let earliest = 0
    try {
      if (!(await call.findOut())) return
      const isStream = await follow(call, tell, { signal, onActivity }).catch(noStream)
      if (!isStream) await lookNowAndThen(look, watch)
    } catch (error) {
      if (isOver(error)) return
      earliest = askAgainIn(error)
    }
    if (signal.aborted) return
    // A random pause, so that clients that lost the same server do not return together.
    const pause = Math.min(1000 * 2 ** failures++, longestPause) * (0.5 + Math.random() / 2)
    await wait(Math.max(pause, earliest), signal)
  }
}

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status)

function noStream(error: unknown): false {
  if (hasStatus(error, 404, 405, 406, 501)) return false
  throw error
}

/** The session has ended, so a retry would fail too. */
const isOver = (error: unknown) => hasStatus(error, 401, 403)
const askAgainIn = (error: unknown) => (error instanceof ApiError ? (error.askAgainAt ?? 0) - Date.now() : 0)

/** Reports every event of one stream. Returns `false` if the response is not a stream. */
async function follow(
  call: Call,
  tell: (name: string, data: string) => void,
  { signal, onActivity }: { signal: AbortSignal; onActivity: () => void },
): Promise<boolean> {
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  let quiet = setTimeout(end, silence)
  try {
    const { headers, body } = await call.open(endpoints.watchNotifications, { signal: ending.signal })
    if (!body || !headers.get('Content-Type')?.startsWith('text/event-stream')) {
      await body?.cancel()
      return false
    }
    const parser = createParser({ onEvent: ({ event = '', data }) => tell(event, data) })
    const [reader, decoder] = [body.getReader(), new TextDecoder()]
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onActivity()
      clearTimeout(quiet)
      quiet = setTimeout(end, silence)
      parser.feed(decoder.decode(part.value, { stream: true }))
    }
    return true
  } finally {
    clearTimeout(quiet)
    signal.removeEventListener('abort', end)
  }
}

/** Polls while no stream is available. */
async function lookNowAndThen(look: () => Promise<void>, { signal, wait = rest }: NotificationWatch): Promise<void> {
  for (let looks = 0; looks < mostLooks && !signal.aborted; looks++) {
    if (looks > 0) await wait(longestPause, signal)
    if (!signal.aborted) await look()
  }
}

/** Reads the first page and reports the notifications that were not on it before. */
function createLook(call: Call, { signal, onNotification, onUnread }: NotificationWatch) {
  const { getNotifications } = notificationCalls(call)
  let seenIds: Set<string> | undefined
  return async () => {
    const page = await getNotifications({ signal }).catch((error) => {
      if (isOver(error)) throw error
    })
    if (!page || signal.aborted) return
    const fresh = seenIds ? page.notifications.filter(({ id }) => !seenIds?.has(id)) : []
    seenIds = new Set([...(seenIds ?? []), ...page.notifications.map(({ id }) => id)])
    for (const one of fresh.reverse()) onNotification(one)
    onUnread(page.unread)
  }
}

/** Reports an event. Skips an event that cannot be read, such as one of a newer kind. */
function createTeller({ onNotification, onUnread, onMissed }: NotificationWatch) {
  // Nothing was missed until this time. It uses a clock that does not stop while the machine sleeps. It starts with
  // the page, because the page has read nothing before.
  let completeUntil = performance.timeOrigin - slowChange
  return (name: string, data: string) => {
    const event = readQuietly(name, data)
    if (!event) return
    const now = Date.now()
    if (!('count' in event)) onNotification(event)
    else {
      onUnread(event.count)
      if (event.newestAgo !== undefined && now - event.newestAgo >= completeUntil) onMissed?.()
    }
    completeUntil = now
  }
}

function readQuietly(name: string, data: string) {
  try {
    const fact = decode(JSON.parse(data))
    if (name === 'unread') return unread(fact)
    const notification = ownRecord<Notification>(fact)
    if (name === 'notification' && hasOurKind(notification)) return notification
  } catch {}
}

function rest(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, pause)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
