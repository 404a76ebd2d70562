// Limits how long a body may take to arrive. Node has one limit for the whole server. If that limit let a large file
// arrive over a slow line, every client could keep a connection open with a byte now and then. So Node's limit is only
// the last resort, and each body has its own limit here.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type Arrival = {
  /** Seconds in which a body must arrive, and in which a large one must make progress. */
  requestSeconds: number
  /** Bytes a second at which a large body must arrive. */
  uploadRate: number
}

/** Milliseconds that a large body of this size may take. */
export const longestArrival = ({ requestSeconds, uploadRate }: Arrival, bytes: number) =>
  (requestSeconds + bytes / uploadRate) * 1000

type Arriving = { timeLimit: number; slowly: (bytes: number) => void }
const arriving = new WeakMap<IncomingMessage, Arriving>()

/** Ends a request whose body does not arrive in time, as Node does. */
export function limitArrivals(server: Server, limits: Arrival) {
  // The listener runs first, because the server itself may let the body arrive slowly at once.
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return
    const began = performance.now()
    const timeLimit = limits.requestSeconds * 1000
    const end = () => {
      stop()
      if (!request.complete) refuse(server, request, response)
    }
    let timer = setTimeout(end, timeLimit)
    const stop = () => clearInterval(timer)
    request.once('end', stop).once('close', stop)
    const slowly = (bytes: number) => {
      stop()
      const isLate = lateness({ timeLimit, rate: limits.uploadRate / 1000 }, () => request.socket.bytesRead, began)
      const last = began + longestArrival(limits, bytes)
      timer = setInterval(() => {
        // After the answer, the rest of the body has only the ordinary time.
        const isInTime = performance.now() < (response.writableEnded ? began + timeLimit : last)
        if (isLate() || !isInTime) end()
      }, timeLimit / 10)
    }
    arriving.set(request, { timeLimit, slowly })
  })
}

/** Lets a body of at most this many bytes arrive slowly. Only for senders that sent credentials. */
export function letArriveSlowly(request: IncomingMessage, bytes: number) {
  arriving.get(request)?.slowly(bytes)
}

export const arrivalLimit = (request: IncomingMessage) => arriving.get(request)?.timeLimit

/** Counts the time down and adds time for each byte, up to the first limit. A sender that stops is late soon. */
function lateness({ timeLimit, rate }: { timeLimit: number; rate: number }, read: () => number, began: number) {
  let before = performance.now()
  let seen = read()
  let left = timeLimit - (before - began)
  return () => {
    const [now, bytes] = [performance.now(), read()]
    // While this process was blocked it could read nothing, so only part of that time counts.
    const passed = Math.min(now - before, timeLimit / 5)
    left = Math.min(timeLimit, left - passed + (bytes - seen) / rate)
    before = now
    seen = bytes
    return left <= 0
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function refuse(server: Server, { socket }: IncomingMessage, response: ServerResponse) {
  // A second answer would stand in the middle of the first.
  if (response.headersSent) return void socket.destroy()
  server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
}
