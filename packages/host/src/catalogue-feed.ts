import { setTimeout as pause } from 'node:timers/promises'
import { pathOf } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/**
 * Whether the server has our header. It calls `/categories`, because a foreign server knows only the specification's
 * calls. An error without the header proves nothing, so it throws and the caller tries again.
 */
async function isOurs(apiUrl: string, signal: AbortSignal) {
  const { ok, status, headers, body } = await fetch(apiUrl + pathOf(endpoints.getCategories), { signal })
  await body?.cancel()
  if (!ok && !headers.has('arot-api')) throw new Error(`${endpoints.getCategories} answered ${status}`)
  return headers.has('arot-api')
}

type State = 'listening' | 'disconnected' | 'none'

export type CatalogueFeed = {
  /** The newest version of the catalogue that this server has received. */
  version: () => number
  /** `listening`: connected. `disconnected`: the connection is lost. `none`: the server has no change feed. */
  state: () => State
  onChange: (listener: (isFirst: boolean) => void) => void
  stop: () => void
}

/** The api sends a heartbeat every 20 s. Without one for this long, the connection is dead. */
const silence = 45_000
const retryAfter = 1_000
const askAgainAfter = 60_000

/** Follows the api's change feed and reports each change of the catalogue, whichever replica made it. */
export function followCatalogue(apiUrl: string): CatalogueFeed {
  const stopping = new AbortController()
  const listeners: ((isFirst: boolean) => void)[] = []
  let version = 0
  let state: State = 'disconnected'
  void listen()

  async function listen() {
    while (!stopping.signal.aborted) {
      state = await listenIfOurs().catch(() => 'disconnected' as const)
      const wait = state === 'none' ? askAgainAfter : retryAfter
      await pause(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }

  async function listenIfOurs(): Promise<State> {
    return (await isOurs(apiUrl, stopping.signal)) ? readStream() : 'none'
  }

  /** Reads until the connection ends, then returns the state. */
  async function readStream(): Promise<State> {
    const quiet = new AbortController()
    const timer = setTimeout(() => quiet.abort(), silence).unref()
    const signal = AbortSignal.any([stopping.signal, quiet.signal])
    try {
      const { body, status } = await openStream(apiUrl, signal)
      if (body === null) return status >= 500 || status === 429 ? 'disconnected' : 'none'
      let isFirst = true
      for await (const next of versionsIn(body, () => timer.refresh())) {
        publish(next, isFirst)
        isFirst = false
      }
      return 'disconnected'
    } finally {
      clearTimeout(timer)
    }
  }

  function publish(next: number, isFirst: boolean) {
    version = isFirst ? next : Math.max(version, next)
    state = 'listening'
    for (const listener of listeners) listener(isFirst)
  }

  return {
    version: () => version,
    state: () => state,
    onChange: (listener) => void listeners.push(listener),
    stop: () => stopping.abort(),
  }
}

/** Returns a null body if the answer is no event stream. */
async function openStream(apiUrl: string, signal: AbortSignal) {
  const { ok, status, headers, body } = await fetch(apiUrl + pathOf(endpoints.watchCatalogue), {
    headers: { accept: 'text/event-stream' },
    signal,
  })
  if (ok && headers.get('content-type')?.startsWith('text/event-stream')) return { status, body }
  await body?.cancel()
  return { status, body: null }
}

async function* versionsIn(stream: ReadableStream<Uint8Array<ArrayBuffer>>, onSign: () => void) {
  const signs = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      onSign()
      controller.enqueue(part)
    },
  })
  const events = stream
    .pipeThrough(signs)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  for await (const { event, data } of events) if (event === 'catalogue') yield Number(JSON.parse(data).version)
}
