import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAppServer } from '../../server/app-server.ts'
import { readServerConfig } from '../../server/server-config.ts'

export type RunningApp = { url: string; stop: () => Promise<unknown> }

/** The app's own server over the build, on a free port. */
export async function startAppServer(env: Record<string, string>): Promise<RunningApp> {
  const config = readServerConfig({ VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099', ...env })
  const server: Server = await createAppServer(config)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      return closed
    },
  }
}
