import type { ServerResponse } from 'node:http'
import { clientKeyOf } from '@arot/serving/rate-limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../api-problem.ts'
import type { Parts } from '../../context.ts'
import { originHeaders, standingHeaders } from '../headers.ts'
import { resetConnection } from './readers.ts'

const heartbeatMs = 20_000
/**
 * A client that does not read would fill the memory. With this much unread its stream ends, and it reconnects by
 * itself.
 */
const mostUnread = 64 * 1024

export type Stream = {
  /**
   * Sends the head of the stream and calls `follow`. The function that `follow` returns runs when the client has left.
   */
  begin: (follow: () => () => void) => void
  tell: (event: string, data: unknown) => void
}

export type OpenStream = ReturnType<typeof createStreams>

/** Opens streams of server-sent events. A stream ends when its client leaves or the server stops. */
export function createStreams(app: FastifyInstance, { config, metrics }: Pick<Parts, 'config' | 'metrics'>) {
  const standing = standingHeaders(config)
  const admitted = new Set<ServerResponse>()
  const perAddress = createSeats(config.streamsPerAddress)
  const perUser = createSeats(config.streamsPerUser)
  metrics.gauge('event_streams', 'Open event streams.', () => admitted.size)

  const heartbeat = setInterval(() => {
    for (const raw of admitted) if (raw.headersSent) send(raw, ':\n\n')
  }, heartbeatMs)
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    clearInterval(heartbeat)
    for (const raw of admitted) if (raw.headersSent) raw.end()
  })

  /** Counts a client from its request to the end of its answer, even if the answer never becomes a stream. */
  function admit({ ip }: FastifyRequest, raw: ServerResponse, uid: string | undefined) {
    const leave = [perAddress.take(clientKeyOf(ip))]
    try {
      if (uid !== undefined) leave.push(perUser.take(uid))
    } catch (error) {
      leave[0]?.()
      throw error
    }
    admitted.add(raw)
    raw.once('close', () => {
      admitted.delete(raw)
      for (const one of leave) one()
    })
  }

  /** With a `uid`, the stream also counts towards that account's limit. */
  return function open(request: FastifyRequest, reply: FastifyReply, uid?: string): Stream {
    const { raw } = reply
    // A client that left while its token was checked emits no further `close`.
    if (request.method !== 'HEAD' && !raw.closed) admit(request, raw, uid)
    return {
      begin(follow) {
        reply.hijack()
        // A client that left while the stream was prepared emits no further `close`.
        if (raw.closed || raw.destroyed) return
        raw.writeHead(200, {
          ...standing,
          ...originHeaders(request.headers.origin, config),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          'x-request-id': request.id,
        })
        if (request.method === 'HEAD' || isStopping) return void raw.end()
        raw.write('retry: 3000\n\n')
        raw.once('close', follow())
      },
      tell(event, data) {
        send(raw, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      },
    }
  }
}

function send(raw: ServerResponse, text: string) {
  if (raw.writableEnded || raw.destroyed) return
  if (raw.writableLength > mostUnread) resetConnection(raw)
  else raw.write(text)
}

/** Limits the open streams of each key. Returns a function that frees one. */
function createSeats(most: number) {
  const openByKey = new Map<string, number>()
  return {
    take(key: string): () => void {
      const already = openByKey.get(key) ?? 0
      if (already >= most) throw new ApiProblem('too_many', { retryAfter: 60 }, 'Too many open streams.')
      openByKey.set(key, already + 1)
      return () => {
        const left = (openByKey.get(key) ?? 1) - 1
        if (left > 0) openByKey.set(key, left)
        else openByKey.delete(key)
      }
    },
  }
}
