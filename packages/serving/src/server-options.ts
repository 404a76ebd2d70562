import { type FastifyInstance, LogController } from 'fastify'
import { type Arrival, longestArrival } from './body-timeouts.ts'

export type Listening = Arrival & {
  /** The largest body of an ordinary call, in bytes. */
  bodyLimit: number
  /** The largest body that any call accepts, in bytes. */
  largestBody: number
  /** The number of proxies in front, or their addresses. */
  trustProxy: false | number | string[]
}

/** Fastify's options for connections, bodies and proxies. */
export function listening({ bodyLimit, largestBody, trustProxy, ...arrival }: Listening) {
  const times = timesToArrive(arrival, largestBody)
  return {
    bodyLimit,
    requestTimeout: times.requestTimeout,
    // Node's refusal without a host, and Fastify's while it stops, would lack the headers that every answer carries.
    http: { ...times, requireHostHeader: false },
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    trustProxy: toTrustRule(trustProxy),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  } as const
}

/** Since HTTP/1.1 every request must name one host. No answer repeats the name. */
export function requireHost(app: FastifyInstance, createError: () => Error) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const count = countHosts(raw.rawHeaders)
    if (count === 1 || (count === 0 && raw.httpVersion === '1.0')) return done()
    done(createError())
  })
}

/** Counts in the raw headers, where names and values alternate: Node's `headers` contain only the first host. */
function countHosts(rawHeaders: readonly string[]) {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1
  }
  return count
}

/**
 * The limit for the head, and the last resort for bodies: `arriving.ts` limits each body. The server checks every
 * second, because Node by default checks every 30 seconds.
 */
function timesToArrive(arrival: Arrival, largestBody: number) {
  return {
    requestTimeout: longestArrival(arrival, largestBody),
    headersTimeout: arrival.requestSeconds * 1000,
    connectionsCheckingInterval: 1000,
  }
}

/** Trusts this many proxies, or the proxies at these addresses. No other sender may state a client's address. */
function toTrustRule(proxies: Listening['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
