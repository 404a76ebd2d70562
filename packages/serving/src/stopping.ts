import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** What was idle at the stop ends with it; a connection whose last request is answered after that would be kept alive. */
export function endConnections(app: FastifyInstance) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    done()
    if (isStopping) app.server.closeIdleConnections()
  })
}

type Stopping = { log: FastifyBaseLogger; seconds: number; stop: () => Promise<void> }

/** Finishes what was begun, at a signal or an error nobody caught: no new requests, the running ones to their end. */
export function stopInOrder({ log, seconds, stop }: Stopping) {
  closeWithGrace(
    {
      delay: seconds * 1000,
      logger: { error: (error: unknown) => log.error({ err: error }, 'ended') },
      onTimeout: () => log.error('requests were still running when the time to stop was over'),
    },
    async ({ err, signal }) => {
      log[err ? 'error' : 'info']({ signal, err }, 'stopping')
      await stop()
      log.info('stopped')
    },
  )
}

/** In one line, for whoever started it. */
export function refuseToStart(error: unknown): never {
  const { code, port, message } = error as Error & { code?: string; port?: number }
  process.stderr.write(`${code === 'EADDRINUSE' ? `PORT ${port} is taken by another program` : message}\n`)
  process.exit(1)
}
