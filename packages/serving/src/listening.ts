import { type FastifyInstance, LogController } from 'fastify'

export type Listening = {
  /** Bytes that a body may have. */
  bodyLimit: number
  /** Seconds that a request may take to arrive. */
  requestSeconds: number
  /** How many proxies stand in front, or which addresses they have. */
  trustProxy: false | number | string[]
}

/** What Fastify is told of how a server takes its requests. */
export function listening({ bodyLimit, requestSeconds, trustProxy }: Listening) {
  const limit = requestSeconds * 1000
  return {
    bodyLimit,
    requestTimeout: limit,
    // Without a host Node would refuse in a form of its own, and Fastify while it stops: past all that answers carry.
    http: { ...timeToArrive(limit), requireHostHeader: false },
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    trustProxy: trusted(trustProxy),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  } as const
}

/** Every request since HTTP/1.1 names its host. What it names is never told in an answer. */
export function requireHost(app: FastifyInstance, refusal: () => Error) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion === '1.0') return done()
    done(refusal())
  })
}

/**
 * Both limits, and looked after every second: Node by itself looks every half minute, and takes the smaller one for the
 * head and the larger one, a minute, for the whole.
 */
function timeToArrive(limit: number) {
  return { requestTimeout: limit, headersTimeout: limit, connectionsCheckingInterval: 1000 }
}

/** So many proxies stand in front, or those with these addresses; nobody else may say where a request comes from. */
function trusted(proxies: Listening['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
