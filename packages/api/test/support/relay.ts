import { createServer, connect as open, type Socket } from 'node:net'

/**
 * `pass`: forwards to the server and back. `close`: accepts and closes. `reset`: accepts and resets. `silent`: accepts and
 * forwards nothing, on existing connections as well.
 */
export type RelayMode = 'pass' | 'close' | 'reset' | 'silent'

export type Relay = Awaited<ReturnType<typeof startRelay>>

/** A port in front of a PostgreSQL server that can fail like a balancer or a network. */
export async function startRelay(url: string) {
  let target = new URL(url)
  const pairs = new Set<[from: Socket, to: Socket | null]>()
  /** A connection that was silent once stays silent, like after a network dropped its state. */
  const silent = new WeakSet<Socket>()
  let mode: RelayMode = 'pass'
  let attempts = 0
  let delayMs = 0

  const server = createServer((from) => {
    attempts += 1
    from.on('error', () => {})
    if (mode === 'close') return from.resume().end()
    if (mode === 'reset') return from.resetAndDestroy()
    const to = mode === 'pass' ? open(Number(target.port), target.hostname) : null
    const pair: [Socket, Socket | null] = [from, to]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      from.destroy()
      to?.destroy()
    }
    from.once('close', end)
    if (!to) return void from.resume()
    to.on('error', () => {})
    to.once('close', end)
    const forward = (bytes: Buffer) => silent.has(from) || to.write(bytes)
    from.on('data', (bytes) => (delayMs > 0 ? setTimeout(forward, delayMs, bytes) : forward(bytes)))
    to.on('data', (bytes) => silent.has(from) || from.write(bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const through = new URL(url)
  through.port = String(port)

  return {
    url: through.href,
    attempts: () => attempts,
    open: () => pairs.size,
    become(next: RelayMode) {
      mode = next
      if (next === 'silent') for (const [from] of pairs) silent.add(from)
      if (next === 'close') for (const [from] of pairs) from.resume().end()
      if (next === 'reset') for (const [from] of pairs) from.resetAndDestroy()
    },
    /** Holds back everything that is sent to the server for this long, like a slow network. */
    delayBy(ms: number) {
      delayMs = ms
    },
    /** Sends new connections to another server. */
    switchTo(other: string) {
      target = new URL(other)
    },
    async stop() {
      for (const [from] of pairs) from.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
