import { idParams } from '@arot/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '../catalogue.ts'
import { defineCall } from '../http/call.ts'
import { originHeaders, standingHeaders } from '../http/headers.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { findProduct } from '../stores/products.ts'

const heartbeatMs = 20_000

type Stream = { tell: (event: string, data: unknown) => void }

/** Live news as server-sent events. A stream ends when its reader leaves or the server stops. */
export function eventRoutes(app: FastifyInstance, { catalogue, config, db, metrics }: Parts) {
  const standing = standingHeaders(config)
  const open = new Map<FastifyReply, { address: string; end: () => void }>()
  metrics.gauges.arot_event_streams = { help: 'Open event streams.', read: () => open.size }

  const heartbeat = setInterval(() => {
    for (const { raw } of open.keys()) raw.write(':\n\n')
  }, heartbeatMs)
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const { end } of open.values()) end()
  })

  /** Opens a stream that hears every notice until it is closed. */
  function stream(
    request: FastifyRequest,
    reply: FastifyReply,
    hear: (notice: Notice, stream: Stream) => void,
  ): Stream {
    const { ip: address } = request
    const already = [...open.values()].filter((one) => one.address === address).length
    if (already >= config.streamsPerAddress) throw new Refusal('too_many', { retryAfter: 60 }, 'Too many open streams.')
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...standing,
      ...originHeaders(request.headers.origin, config),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const news: Stream = {
      tell: (event, data) => {
        // A reader that does not read would fill the memory: it is let go and comes again by itself.
        if (raw.writableLength > 64 * 1024) raw.destroy()
        else raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      },
    }
    raw.write('retry: 3000\n\n')
    const unsubscribe = catalogue.subscribe((notice) => hear(notice, news))
    open.set(reply, { address, end: () => raw.end() })
    raw.once('close', () => {
      unsubscribe()
      open.delete(reply)
    })
    return news
  }

  defineCall(app, {
    method: 'GET',
    path: '/products/:id/events',
    summary: 'Server-sent events `stock` of one product: the figure now, then each change.',
    access: 'public',
    params: idParams,
    refusals: ['not_found', 'too_many'],
    handle: async ({ request, reply, params: { id } }) => {
      if (!(await findProduct(db, id))) throw new Refusal('not_found')
      let told = -1
      const tellNow = async (to: Stream) => {
        const asOf = catalogue.newest()
        const product = await findProduct(db, id)
        if (!product || asOf < told) return
        told = asOf
        to.tell('stock', { mainQuantity: product.mainQuantity, version: product.version })
      }
      const lost = (error: unknown) => request.log.warn({ err: error }, 'a stream could not be told')
      const news = stream(request, reply, (notice, to) => {
        const stock = notice.stock?.find(([changed]) => changed === id)
        if (stock && notice.version >= told) {
          told = notice.version
          to.tell('stock', { mainQuantity: stock[1], version: stock[2] })
        } else if (!stock && (notice.all || notice.products?.includes(id))) tellNow(to).catch(lost)
      })
      tellNow(news).catch(lost)
      return reply
    },
  })

  defineCall(app, {
    method: 'GET',
    path: '/events',
    summary: 'Server-sent events `catalogue`: which products were added, edited or sold. An empty list means: any.',
    access: 'public',
    refusals: ['too_many'],
    handle: ({ request, reply }) => {
      const news = stream(request, reply, ({ version, stock = [], products = [] }, to) => {
        const changed = new Set([...products, ...stock.map(([id]) => id)])
        to.tell('catalogue', { version, products: [...changed] })
      })
      news.tell('catalogue', { version: catalogue.newest(), products: [] })
      return reply
    },
  })
}
