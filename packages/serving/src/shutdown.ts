import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** Ends idle connections at the stop, and later each connection whose last request was answered. */
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
  /** Seconds that running requests have to end. */
  seconds: number
  /** Seconds in which the server still accepts requests after a signal, although it reports that it is not ready. */
  delaySeconds: number
  /** Called at the signal: from then on the server is not ready. */
  onSignal: () => void
  stop: () => Promise<void>
}

/** Stops at a signal or an uncaught error: accepts no new requests and finishes the running ones. */
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
      // A load balancer needs time to notice. After an error the server stops at once.
      if (!err) await pause(delaySeconds * 1000)
      await stop()
      log.info('stopped')
    },
  )
}

/** Prints why the server cannot start, in one line. */
export function refuseToStart(error: unknown): never {
  const { code, port, message } = error as Error & { code?: string; port?: number }
  process.stderr.write(`${code === 'EADDRINUSE' ? `PORT ${port} is in use by another program` : message}\n`)
  process.exit(1)
}
