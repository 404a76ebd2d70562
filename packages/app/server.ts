// The app's server as a process: the built app, the api behind `/api`, one address for both.
import { createAppServer } from './server/app-server.ts'
import { readServerConfig } from './server/server-config.ts'

try {
  const config = readServerConfig(process.env)
  const server = await createAppServer(config)
  server.on('error', (error: Error & { code?: string }) => {
    refuse(error.code === 'EADDRINUSE' ? `PORT ${config.port} is taken by another program` : error.message)
  })
  server.listen(config.port, config.host, () => process.stdout.write(`listening on ${config.host}:${config.port}\n`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
