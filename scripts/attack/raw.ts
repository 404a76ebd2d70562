// Sends requests as bytes, which no client library would send.
import { connect } from 'node:net'

export type Target = { host: string; port: number }
export type Answer = { status: number; headers: Record<string, string>; body: string }

export type SendOptions = {
  /** How long an answer may take. */
  patience?: number
  /** Ends the sender's side at once, so that an incomplete request is seen to be one. */
  isHalfClosed?: boolean
  /** Sends everything before it reads. */
  isSentFirst?: boolean
}

/** Sends the bytes and reads one answer. Returns `null` if the connection ends without one. */
export function sendRaw(
  { host, port }: Target,
  bytes: string | Buffer,
  { patience = 20_000, isHalfClosed = false, isSentFirst = false }: SendOptions = {},
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    const parts: Buffer[] = []
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${patience} ms`))
    }, patience)
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answerOf(Buffer.concat(parts)))
    }
    if (isSentFirst) socket.pause()
    socket.on('connect', () => (isHalfClosed ? socket.end(bytes) : socket.write(bytes, () => socket.resume())))
    socket.on('data', (part) => {
      parts.push(part)
      if (isWhole(Buffer.concat(parts))) end()
    })
    socket.on('end', end)
    // A server that refuses a body closes the connection while it arrives. The answer may already be here.
    socket.on('error', end)
  })
}

/** Sends a head and then pieces with pauses, like a slow line, and reads the answer. */
export function sendSlowly(
  { host, port }: Target,
  head: string,
  pieces: readonly (string | Buffer)[],
  { every = 300, patience = 20_000 } = {},
): Promise<Answer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | null>()
  const socket = connect(port, host).setNoDelay()
  const parts: Buffer[] = []
  const left = [...pieces]
  socket.write(head)
  const sending = setInterval(() => {
    const piece = left.shift()
    if (piece !== undefined) socket.write(piece)
  }, every)
  const timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience)
  const end = () => {
    socket.destroy()
    resolve(answerOf(Buffer.concat(parts)))
  }
  socket.on('data', (part) => {
    parts.push(part)
    if (isWhole(Buffer.concat(parts))) end()
  })
  socket.on('end', end).on('error', end)
  return promise.finally(() => {
    clearInterval(sending)
    clearTimeout(timer)
    socket.destroy()
  })
}

/** Whether an answer is complete, by its length or last chunk. For a stream the head is enough. */
function isWhole(bytes: Buffer) {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return false
  const answer = answerOf(bytes)
  if (!answer) return false
  const { status, headers } = answer
  if (status === 204 || status === 304 || headers['content-type']?.startsWith('text/event-stream')) return true
  const length = headers['content-length']
  if (length !== undefined) return bytes.length >= head + 4 + Number(length)
  return headers['transfer-encoding'] === 'chunked' && bytes.subarray(-5).toString() === '0\r\n\r\n'
}

function answerOf(bytes: Buffer): Answer | null {
  const [head = '', ...rest] = bytes.toString('latin1').split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const status = Number(line.match(/^HTTP\/1\.[01] (\d{3})/)?.[1])
  if (!status) return null
  const headers = Object.fromEntries(
    lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
  )
  return { status, headers, body: rest.join('\r\n\r\n') }
}

/** Builds a request from its first line and extra headers. */
export function requestOf(line: string, headers: Record<string, string> = {}, body = '') {
  const all = { host: 'localhost', connection: 'close', ...headers }
  const length = body && !('content-length' in all) ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  const lines = Object.entries({ ...all, ...length }).map(([name, value]) => `${name}: ${value}`)
  return `${line}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
