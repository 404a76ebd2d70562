/**
 * Replaces Google's `api.js`, which is unreachable offline: the part with which the page and Firebase's hidden frame
 * exchange messages. The rest of the popup's flow is real.
 */
export const googleScript = `(${standIn})()`

function standIn() {
  type Handler = (data: unknown) => unknown
  type Message = { arotGapi: true; id: number; name?: string; data?: unknown; reply?: unknown }

  function channel(other: () => Window | null) {
    const handlers = new Map<string, PromiseWithResolvers<Handler>>()
    const waiting = new Map<number, (reply: unknown) => void>()
    let last = 0

    /** A message waits for its handler, because Google's answer to a redirect arrives before it. */
    function handlerOf(name: string) {
      const known = handlers.get(name) ?? Promise.withResolvers<Handler>()
      handlers.set(name, known)
      return known
    }

    addEventListener('message', async ({ source, data }: MessageEvent<Message>) => {
      if (source !== other() || !data?.arotGapi) return
      if (data.name === undefined) {
        const reply = waiting.get(data.id)
        waiting.delete(data.id)
        try {
          reply?.(data.reply)
        } catch {
          // Google's own script also ignores errors here: the SDK throws in one of its replies after it has its
          // result.
        }
        return
      }
      const handle = await handlerOf(data.name).promise
      const result = await handle(data.data)
      other()?.postMessage({ arotGapi: true, id: data.id, reply: [result] }, '*')
    })
    return {
      register: (name: string, handler: Handler) => handlerOf(name).resolve(handler),
      send(name: string, data: unknown, reply?: (answer: unknown) => void) {
        last += 1
        if (reply) waiting.set(last, reply)
        other()?.postMessage({ arotGapi: true, id: last, name, data }, '*')
      },
      restyle: () => Promise.resolve(),
      ping: (done?: () => void) => {
        done?.()
        return Promise.resolve()
      },
    }
  }

  const context = {
    getParentIframe: () => channel(() => window.parent),
    open({ url, where }: { url: string; where: HTMLElement }, callback: (opened: unknown) => unknown) {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.style.display = 'none'
      const opened = channel(() => frame.contentWindow)
      const loaded = new Promise((resolve) => frame.addEventListener('load', () => resolve(callback(opened))))
      where.append(frame)
      return loaded
    },
  }

  const gapi = {
    load(_name: string, options: { callback?: () => void } | (() => void)) {
      const done = typeof options === 'function' ? options : options.callback
      setTimeout(() => done?.())
    },
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: class {} },
  }
  const host = window as unknown as Record<string, unknown>
  host.gapi = gapi
  const script = document.currentScript as HTMLScriptElement | null
  const named = script && new URL(script.src).searchParams.get('onload')
  for (const name of [named, 'gapi_onload']) {
    const ready = name ? host[name] : undefined
    if (typeof ready === 'function') ready()
  }
}
