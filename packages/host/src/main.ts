// Starts the server of the app: reads the configuration, listens, and stops in order.
import { refuseToStart, stopInOrder } from '@arot/serving/shutdown'
import { type Config, readConfig } from './config.ts'
import { createOperations } from './operations.ts'
import { createHost } from './server.ts'

const config = configuration()
const host = await createHost(config).catch(refuseToStart)
const operations = config.operations && createOperations(host)
const { log } = host.app

stopInOrder({
  log,
  seconds: config.shutdownSeconds,
  delaySeconds: config.shutdownDelay,
  onSignal: () => operations?.endReadiness(),
  async stop() {
    await host.app.close()
    await operations?.app.close()
  },
})

await host.app.listen({ host: config.host, port: config.port }).catch(refuseToStart)
if (config.operations) await operations?.app.listen(config.operations).catch(refuseToStart)
log.info({ host: config.host, port: config.port, operations: config.operations }, 'listening')

function configuration(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return refuseToStart(error)
  }
}
