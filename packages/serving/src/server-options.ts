import { type FastifyInstance, LogController } from 'fastify'
import { type Arrival, longestArrival } from './body-timeouts.ts'

export type Listening = Arrival & {
  /** Bytes that a body may have. */
  bodyLimit: number
  /** Bytes of the largest that any call takes. */
  largestBody: number
  /** How many proxies stand in front, or which addresses they have. */
  trustProxy: false | number | string[]
}

/** What Fastify is told of how a server takes its requests. */
export function listening({ bodyLimit, largestBody, trustProxy, ...arrival }: Listening) {
  const times = timesToArrive(arrival, largestBody)
  return {
    bodyLimit,
    requestTimeout: times.requestTimeout,
    // Without a host Node would refuse in a form of its own, and Fastify while it stops: past all that answers carry.
    http: { ...times, requireHostHeader: false },
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    trustProxy: toTrustRule(trustProxy),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  } as const
}

/** A request since HTTP/1.1 names one host, and no request names two. What it names is never told in an answer. */
export function requireHost(app: FastifyInstance, createError: () => Error) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const count = countHosts(raw.rawHeaders)
    if (count === 1 || (count === 0 && raw.httpVersion === '1.0')) return done()
    done(createError())
  })
}

/** Of the raw headers, which are names and values in turn: Node's `headers` keep the first host only. */
function countHosts(rawHeaders: readonly string[]) {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1
  }
  return count
}

/**
 * The head’s limit, and what the largest body may take: each body’s own is in `arriving.ts`. Looked after every second: Node
 * by itself looks every half minute.
 */
function timesToArrive(arrival: Arrival, largestBody: number) {
  return {
    requestTimeout: longestArrival(arrival, largestBody),
    headersTimeout: arrival.requestSeconds * 1000,
    connectionsCheckingInterval: 1000,
  }
}

/** So many proxies stand in front, or those with these addresses; nobody else may say where a request comes from. */
function toTrustRule(proxies: Listening['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
