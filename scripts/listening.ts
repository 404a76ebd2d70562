// A server that tests start: on this machine alone, and gone when they are done.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** On that port, or on any that is free. */
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
