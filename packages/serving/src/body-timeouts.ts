// How long a body may take to arrive. Node knows one limit for all of a server: with one that a large file over a slow line
// keeps, everybody could keep a connection with a byte now and then. So that limit is the last resort alone, and each body
// has its own here.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type Arrival = {
  /** Seconds that a body has, and how long a large one may stand still. */
  requestSeconds: number
  /** Bytes a second with which a large one must come. */
  uploadRate: number
}

/** Milliseconds that so many bytes may take, where they may come slowly. */
export const longestArrival = ({ requestSeconds, uploadRate }: Arrival, bytes: number) =>
  (requestSeconds + bytes / uploadRate) * 1000

type Arriving = { timeLimit: number; slowly: (bytes: number) => void }
const arriving = new WeakMap<IncomingMessage, Arriving>()

/** Ends every request whose body does not come in its time, as Node does. */
export function limitArrivals(server: Server, limits: Arrival) {
  // Before the server itself hears of it, which may let it come slowly at once.
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
        // What has been answered is not waited for in patience.
        const isInTime = performance.now() < (response.writableEnded ? began + timeLimit : last)
        if (isLate() || !isInTime) end()
      }, timeLimit / 10)
    }
    arriving.set(request, { timeLimit, slowly })
  })
}

/** Lets a body come slowly, if it comes: so many bytes at most. For those who are known, alone. */
export function letArriveSlowly(request: IncomingMessage, bytes: number) {
  arriving.get(request)?.slowly(bytes)
}

/** Milliseconds that an ordinary body has to arrive. */
export const arrivalLimit = (request: IncomingMessage) => arriving.get(request)?.timeLimit

/** Time runs out, and what arrives buys more of it, but never more than there was: who stands still is late soon. */
function lateness({ timeLimit, rate }: { timeLimit: number; rate: number }, read: () => number, began: number) {
  let before = performance.now()
  let seen = read()
  let left = timeLimit - (before - began)
  return () => {
    const [now, bytes] = [performance.now(), read()]
    // While this process itself was held up, nothing could be read.
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
  // Another answer would stand in the middle of the one that has begun.
  if (response.headersSent) return void socket.destroy()
  server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
}
