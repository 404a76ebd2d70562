import { setTimeout as pause } from 'node:timers/promises'

type State = 'listening' | 'deaf' | 'none'

export type CatalogueNews = {
  /** The newest version of the catalogue that was heard of. */
  version: () => number
  /** `listening`: each change is heard of. `deaf`: the connection is lost. `none`: the server has no news to tell. */
  state: () => State
  stop: () => void
}

/** The api sends a sign of life every 20 s; without one for this long the connection is dead. */
const silence = 45_000
const retryAfter = 1_000
const askAgainAfter = 60_000

/** Listens to the catalogue's changes, whichever replica made them, and tells each. */
export function listenToCatalogue(apiUrl: string, onChange: (isFirst: boolean) => void): CatalogueNews {
  const stopping = new AbortController()
  let version = 0
  let state: State = 'deaf'
  void listen()

  async function listen() {
    while (!stopping.signal.aborted) {
      state = await hear().catch(() => 'deaf' as const)
      const wait = state === 'none' ? askAgainAfter : retryAfter
      await pause(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }

  /** Until the connection ends; then what is left. */
  async function hear(): Promise<State> {
    const quiet = new AbortController()
    const timer = setTimeout(() => quiet.abort(), silence).unref()
    const signal = AbortSignal.any([stopping.signal, quiet.signal])
    try {
      const answer = await fetch(`${apiUrl}/events`, { headers: { accept: 'text/event-stream' }, signal })
      const isStream = answer.ok && answer.headers.get('content-type')?.startsWith('text/event-stream')
      if (!isStream || !answer.body) {
        await answer.body?.cancel()
        return answer.status >= 500 || answer.status === 429 ? 'deaf' : 'none'
      }
      let isFirst = true
      for await (const told of versionsIn(answer.body, () => timer.refresh())) {
        version = isFirst ? told : Math.max(version, told)
        state = 'listening'
        onChange(isFirst)
        isFirst = false
      }
      return 'deaf'
    } finally {
      clearTimeout(timer)
    }
  }

  return { version: () => version, state: () => state, stop: () => stopping.abort() }
}

async function* versionsIn(stream: ReadableStream<Uint8Array>, onSign: () => void) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of stream) {
    onSign()
    const events = (rest + decoder.decode(part, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = /^event: catalogue$/m.test(event) ? event.match(/^data: (.*)$/m)?.[1] : undefined
      if (data !== undefined) yield Number(JSON.parse(data).version)
    }
  }
}
