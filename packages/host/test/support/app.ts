import type { AddressInfo } from 'node:net'
import { type Config, readConfig } from '../../src/config.ts'
import { createHost } from '../../src/server.ts'

export type RunningApp = {
  url: string
  port: number
  /** Everything that it logged. */
  output: () => string
  /** The number of requests in progress. */
  open: () => number
  metrics: () => Promise<string>
  stop: () => Promise<unknown>
}

/** Starts the host with the built app on a free port. */
export async function startAppServer(env: Record<string, string>, set: Partial<Config> = {}): Promise<RunningApp> {
  const config = { ...readConfig({ VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099', ...env }), ...set }
  const lines: string[] = []
  const { app, metrics } = await createHost(config, { write: (line) => void lines.push(line) })
  let open = 0
  app.server.on('request', (_request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    output: () => lines.join(''),
    open: () => open,
    metrics: () => metrics.text(),
    async stop() {
      const closed = app.close()
      app.server.closeAllConnections()
      await closed
    },
  }
}
