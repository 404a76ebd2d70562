// A server for tests that only listens on loopback.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on the port, or on any free one. */
export async function listening(server: Server, port = 0) {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
