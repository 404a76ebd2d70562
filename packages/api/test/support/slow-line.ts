import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type SlowBody = { headers: Record<string, string>; pieces: readonly Buffer[]; every?: number }

/** Sends a body in pieces with pauses, like a slow line. The announced length can be more than is sent. */
export async function sendSlowly(url: URL, { headers, pieces, every = 300 }: SlowBody) {
  const sending = request(url, { method: 'POST', headers, agent: false })
  sending.flushHeaders()
  const left = [...pieces]
  const pace = setInterval(() => {
    const piece = left.shift()
    if (piece !== undefined && !sending.destroyed) sending.write(piece)
  }, every)
  try {
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    // A server that refuses a body closes the connection while it arrives.
    sending.on('error', () => {})
    return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) }
  } finally {
    clearInterval(pace)
    sending.destroy()
  }
}
