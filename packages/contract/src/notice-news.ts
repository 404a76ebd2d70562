import type { Call } from './call.ts'
import { decode } from './decode.ts'
import { ApiError } from './errors.ts'
import { amount, record } from './fields.ts'
import { type Notice, notice, noticeCalls } from './notices.ts'

export type NoticeWatch = {
  /** Ends the watch. */
  signal: AbortSignal
  onNotice: (notice: Notice) => void
  onUnread: (count: number) => void
  /** Resolves after so many milliseconds, or once the signal has ended. */
  wait?: (pause: number, signal: AbortSignal) => Promise<void>
}

const longestPause = 60_000
const unread = record({ count: amount })

/** Tells of the reader's notices as they come, until the signal ends it; a foreign server is asked for none. */
export async function watchNotices(call: Call, watch: NoticeWatch): Promise<void> {
  const { signal, wait = rest } = watch
  let failures = 0
  const heard = () => {
    failures = 0
  }
  while (!signal.aborted) {
    let earliest = 0
    try {
      if (!(await call.findOut())) return
      if (!(await follow(call, watch, heard))) return lookNowAndThen(call, watch)
    } catch (error) {
      if (hasNoStream(error)) return lookNowAndThen(call, watch)
      earliest = askAgainIn(error)
    }
    if (signal.aborted) return
    // Whoever lost the same server does not come back to it at the same moment.
    const pause = Math.min(1000 * 2 ** failures++, longestPause) * (0.5 + Math.random() / 2)
    await wait(Math.max(pause, earliest), signal)
  }
}

const hasNoStream = (error: unknown) => error instanceof ApiError && [404, 405, 406, 501].includes(error.status)
const askAgainIn = (error: unknown) => (error instanceof ApiError ? (error.askAgainAt ?? 0) - Date.now() : 0)

/** Tells all of one stream; false where the answer is none. */
async function follow(call: Call, watch: NoticeWatch, heard: () => void): Promise<boolean> {
  const { headers, body } = await call.open('GET', '/notices/events', { signal: watch.signal })
  if (!body || !headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await body?.cancel()
    return false
  }
  for await (const event of eventsOf(body)) {
    heard()
    tell(event, watch)
  }
  return true
}

/** Where no stream is to be had: the first page once a minute. */
async function lookNowAndThen(call: Call, { signal, onNotice, onUnread, wait = rest }: NoticeWatch): Promise<void> {
  const { getNotices } = noticeCalls(call)
  let known: Set<string> | undefined
  while (!signal.aborted) {
    const page = await getNotices({ signal }).catch(() => undefined)
    if (signal.aborted) return
    if (page) {
      const fresh = known ? page.notices.filter(({ _id }) => !known?.has(_id)) : []
      known = new Set([...(known ?? []), ...page.notices.map(({ _id }) => _id)])
      for (const one of fresh.reverse()) onNotice(one)
      onUnread(page.unread)
    }
    await wait(longestPause, signal)
  }
}

type StreamEvent = { name: string; data: string }

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function eventOf(block: string): StreamEvent {
  const event = { name: '', data: '' }
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = line.match(/^(event|data): ?(.*)$/) ?? []
    if (field === 'event') event.name = value
    if (field === 'data') event.data += value
  }
  return event
}

/** An event that cannot be read, such as of a kind that came later, is passed over. */
function tell({ name, data }: StreamEvent, { onNotice, onUnread }: NoticeWatch) {
  const told = readQuietly(name, data)
  if (told && 'count' in told) onUnread(told.count)
  else if (told) onNotice(told)
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
