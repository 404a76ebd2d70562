import { createParser } from 'eventsource-parser'
import type { Call } from '../http/call.ts'
import { decode } from '../http/decode.ts'
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
  /** There were notifications while no stream was open: what was read before may not be so any more. */
  onMissed?: () => void
  /** Resolves after this many milliseconds, or when the signal is aborted. */
  wait?: (pause: number, signal: AbortSignal) => Promise<void>
}

const longestPause = 60_000
/** The server sends a sign of life every 20 s. A stream that is silent for longer is closed. */
const silence = 45_000
/** Polls, one a minute, before the stream is tried again. */
const mostLooks = 10
/** A notification is dated when its change began, and may be seen this much later. */
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
    // Clients that lost the same server do not come back at the same moment.
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

/** Nobody is signed in any more, so a retry would fail too. */
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
    const { headers, body } = await call.open('GET', '/notifications/events', { signal: ending.signal })
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
  // Until when nothing was missed, by a clock that a sleeping machine does not stop. What a page has read, it has read
  // since it began.
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
