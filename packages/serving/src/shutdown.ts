import { setTimeout as pause } from 'node:timers/promises'
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

type Stopping = {
  log: FastifyBaseLogger
  /** How long the running requests have. */
  seconds: number
  /** How long requests are still taken after a signal, while the server already counts as not ready. */
  delaySeconds: number
  /** Called at the signal: from here on the server is not ready. */
  onSignal: () => void
  stop: () => Promise<void>
}

/** Finishes what was begun, at a signal or an error nobody caught: no new requests, the running ones to their end. */
export function stopInOrder({ log, seconds, delaySeconds, onSignal, stop }: Stopping) {
  closeWithGrace(
    {
      delay: (delaySeconds + seconds) * 1000,
      logger: { error: (error: unknown) => log.error({ err: error }, 'ended') },
      onTimeout: () => log.error('requests were still running when the time to stop was over'),
    },
    async ({ err, signal }) => {
      log[err ? 'error' : 'info']({ signal, err }, 'stopping')
      onSignal()
      // A balancer needs time to notice. After an error nothing more is taken.
      if (!err) await pause(delaySeconds * 1000)
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
