// What serves the app, as a process: configuration, listening, and an orderly end.
import closeWithGrace from 'close-with-grace'
import { type Config, readConfig } from './config.ts'
import { createOperations } from './operations.ts'
import { createHost } from './server.ts'

const config = configuration()
const host = await createHost(config).catch(refuseToStart)
const operations = config.operations && createOperations(host)
const { log } = host.app

// Finishes what was begun: no new requests, the running ones to their end.
closeWithGrace(
  {
    delay: config.shutdownSeconds * 1000,
    logger: { error: (error: unknown) => log.error({ err: error }, 'ended') },
    onTimeout: () => log.error('requests were still running when the time to stop was over'),
  },
  async ({ err, signal }) => {
    log.info({ signal, err }, 'stopping')
    await host.app.close()
    await operations?.close()
  },
)

await host.app.listen({ host: config.host, port: config.port }).catch(refuseToStart)
if (config.operations) await operations?.listen(config.operations).catch(refuseToStart)
log.info({ host: config.host, port: config.port, operations: config.operations }, 'listening')

function configuration(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return refuseToStart(error)
  }
}

function refuseToStart(error: unknown): never {
  const { code, port, message } = error as Error & { code?: string; port?: number }
  process.stderr.write(`${code === 'EADDRINUSE' ? `PORT ${port} is taken by another program` : message}\n`)
  process.exit(1)
}
