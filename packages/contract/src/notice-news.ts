import { createParser } from 'eventsource-parser'
import type { Call } from './call.ts'
import { decode } from './decode.ts'
import { ApiError } from './errors.ts'
import { amount, optional, record } from './fields.ts'
import { type Notice, notice, noticeCalls } from './notices.ts'

export type NoticeWatch = {
  /** Ends the watch. */
  signal: AbortSignal
  onNotice: (notice: Notice) => void
  onUnread: (count: number) => void
  /** There were notices while no stream was open: what was read before may not be so any more. */
  onMissed?: () => void
  /** Resolves after so many milliseconds, or once the signal has ended. */
  wait?: (pause: number, signal: AbortSignal) => Promise<void>
}

const longestPause = 60_000
/** The server shows every 20 s that it is there: what is silent for longer is given up. */
const silence = 45_000
/** Looks, one a minute, before a stream is asked for again. */
const mostLooks = 10
/** A notice is dated when its change began, and may be seen this much later. */
const slowChange = 2_000
const unread = record({ count: amount, newestAgo: optional(amount) })

/** Tells of the reader's notices as they come, until the signal or their session ends; a foreign server is asked for none. */
export async function watchNotices(call: Call, watch: NoticeWatch): Promise<void> {
  const { signal, wait = rest } = watch
  const look = createLook(call, watch)
  const tell = createTeller(watch)
  let failures = 0
  const heard = () => {
    failures = 0
  }
  while (!signal.aborted) {
    let earliest = 0
    try {
      if (!(await call.findOut())) return
      const isStream = await follow(call, tell, { signal, heard }).catch(noStream)
      if (!isStream) await lookNowAndThen(look, watch)
    } catch (error) {
      if (isOver(error)) return
      earliest = askAgainIn(error)
    }
    if (signal.aborted) return
    // Whoever lost the same server does not come back to it at the same moment.
    const pause = Math.min(1000 * 2 ** failures++, longestPause) * (0.5 + Math.random() / 2)
    await wait(Math.max(pause, earliest), signal)
  }
}

const isRefusedWith = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status)

function noStream(error: unknown): false {
  if (isRefusedWith(error, 404, 405, 406, 501)) return false
  throw error
}

/** Nobody is signed in any more: asked again it would be refused again. */
const isOver = (error: unknown) => isRefusedWith(error, 401, 403)
const askAgainIn = (error: unknown) => (error instanceof ApiError ? (error.askAgainAt ?? 0) - Date.now() : 0)

/** Tells all of one stream; false where the answer is none. */
async function follow(
  call: Call,
  tell: (name: string, data: string) => void,
  { signal, heard }: { signal: AbortSignal; heard: () => void },
): Promise<boolean> {
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  let quiet = setTimeout(end, silence)
  try {
    const { headers, body } = await call.open('GET', '/notices/events', { signal: ending.signal })
    if (!body || !headers.get('Content-Type')?.startsWith('text/event-stream')) {
      await body?.cancel()
      return false
    }
    const parser = createParser({ onEvent: ({ event = '', data }) => tell(event, data) })
    const [reader, decoder] = [body.getReader(), new TextDecoder()]
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard()
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

/** Where no stream is to be had. */
async function lookNowAndThen(look: () => Promise<void>, { signal, wait = rest }: NoticeWatch): Promise<void> {
  for (let looks = 0; looks < mostLooks && !signal.aborted; looks++) {
    if (looks > 0) await wait(longestPause, signal)
    if (!signal.aborted) await look()
  }
}

/** Looks at the first page, and tells what was not on it before. */
function createLook(call: Call, { signal, onNotice, onUnread }: NoticeWatch) {
  const { getNotices } = noticeCalls(call)
  let known: Set<string> | undefined
  return async () => {
    const page = await getNotices({ signal }).catch((error) => {
      if (isOver(error)) throw error
    })
    if (!page || signal.aborted) return
    const fresh = known ? page.notices.filter(({ _id }) => !known?.has(_id)) : []
    known = new Set([...(known ?? []), ...page.notices.map(({ _id }) => _id)])
    for (const one of fresh.reverse()) onNotice(one)
    onUnread(page.unread)
  }
}

/** Tells an event; one that cannot be read, such as of a kind that came later, is passed over. */
function createTeller({ onNotice, onUnread, onMissed }: NoticeWatch) {
  // Until when nothing was missed, by a clock that a sleeping machine does not stop. What a page has read, it has read
  // since it began.
  let known = performance.timeOrigin - slowChange
  return (name: string, data: string) => {
    const told = readQuietly(name, data)
    if (!told) return
    const now = Date.now()
    if (!('count' in told)) onNotice(told)
    else {
      onUnread(told.count)
      if (told.newestAgo !== undefined && now - told.newestAgo >= known) onMissed?.()
    }
    known = now
  }
}

function readQuietly(name: string, data: string) {
  try {
    if (name === 'notice') return notice(decode(JSON.parse(data)))
    if (name === 'unread') return unread(JSON.parse(data))
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
