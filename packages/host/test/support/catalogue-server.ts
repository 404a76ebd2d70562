// A catalogue server that a test controls: it changes, sends events, and stops and starts again on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from '../../../../scripts/listening.ts'

const categories = ['Tools & Machines', 'Paper']

/** Paths where the server reads the whole body. */
const files = ['/products/import', '/pictures']

type RecordedRequest = { method: string; path: string; headers: IncomingMessage['headers'] }

export type CatalogueServer = Awaited<ReturnType<typeof startCatalogue>>

/**
 * `isForeign`: a server with only the specification's twelve calls. It sets no header, has no filters and has no change
 * feed.
 */
export async function startCatalogue({ isForeign = false } = {}) {
  let version = 1
  let price = 10
  let isDown = false
  let refused: string | undefined
  const held = new Map<string, Promise<void>>()
  const requests: RecordedRequest[] = []
  const listeners = new Set<ServerResponse>()

  const product = () => ({
    _id: { $oid: '65a000000000000000000001' },
    name: 'Claw hammer </script><script>alert(1)</script>',
    image: '',
    brand: 'Ironworks',
    category: 'Tools & Machines',
    description: 'A hammer.',
    price: { $numberDouble: String(price) },
    rating: 4.8,
    reviewCount: 12,
    mainQuantity: { $numberInt: '100' },
    minQuantity: 10,
  })

  const supplier = (place: number) => ({
    id: `s${place}`,
    name: 'Kirtan Khola Mills </script><script>alert(2)</script>',
    place: 'Barishal',
    since: '2024-03-01T00:00:00.000Z',
    verifiedSince: '2025-03-01T00:00:00.000Z',
  })

  const bodies: Record<string, (url: URL) => unknown> = {
    '/categories': () => categories,
    '/brands': () => (isForeign ? undefined : [{ name: 'Ironworks', count: 1 }]),
    '/products': () => [product()],
    '/suppliers': ({ searchParams }) => (isForeign ? undefined : [supplier(searchParams.has('cursor') ? 2 : 1)]),
    '/suppliers/s1': () => (isForeign ? undefined : supplier(1)),
    '/products/facets': () => (isForeign ? undefined : { categories: [], brands: [], ratings: [] }),
    '/products/category/Paper': () => [],
    '/products/category/Nonsense': () => [],
    '/products/category/Tools%20%26%20Machines': () => [product()],
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://catalogue')
    requests.push({ method: request.method ?? '', path: url.pathname, headers: request.headers })
    if (isDown) return request.socket.destroy()
    response.setHeader('access-control-allow-origin', '*')
    if (!isForeign) response.setHeader('arot-api', '1')
    if (url.pathname === '/events' && !isForeign) return listen(response)
    await (held.get('/') ?? held.get(url.pathname))
    if (request.headers['x-forwarded-for'] === refused) return response.writeHead(429).end('{}')
    answer(request, response, url)
  })

  function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (request.method === 'PATCH') return write(response)
    if (files.includes(url.pathname)) return take(request, response)
    page(response, url)
  }

  function take(request: IncomingMessage, response: ServerResponse) {
    let bytes = 0
    request.on('data', (part) => {
      bytes += part.length
    })
    request.on('end', () => read(response, { bytes }))
  }

  function page(response: ServerResponse, url: URL) {
    const next = '<https://elsewhere.example/suppliers?limit=100&cursor=2>; rel="next"'
    if (url.pathname === '/suppliers' && !url.searchParams.has('cursor')) response.setHeader('link', next)
    read(response, bodies[url.pathname]?.(url))
  }

  function read(response: ServerResponse, body: unknown) {
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { code: 'not_found', message: 'Not found', details: {} }))
  }

  function listen(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
    tell(response)
  }

  function tell(response: ServerResponse) {
    response.write(`event: catalogue\ndata: ${JSON.stringify({ version, products: [] })}\n\n`)
  }

  function write(response: ServerResponse) {
    version += 1
    response.writeHead(200, { 'content-type': 'application/json', 'catalogue-version': String(version) })
    response.end('{"modifiedCount":1}')
  }

  const { url, stop } = await listening(server)
  return {
    url,
    requests,
    hasListeners: (times = 1) => listeners.size >= times,
    /** The number of connected listeners of the change feed. */
    listeners: () => listeners.size,
    /** Changes the price and sends the event. */
    change(to: number) {
      price = to
      version += 1
      for (const listener of listeners) tell(listener)
    },
    /** Changes the price without an event, as if the event were still on its way. */
    changeSilently(to: number) {
      price = to
      version += 1
      return version
    },
    /** Answers 429 to requests from this address. */
    refuse(address: string | undefined) {
      refused = address
    },
    /** Delays all answers, or those of one path, until the test calls the function that it returns. */
    hold(path = '/') {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(path, promise)
      return () => {
        held.delete(path)
        resolve()
      }
    },
    setDown(down: boolean) {
      isDown = down
      if (down) for (const listener of listeners) listener.destroy()
    },
    stop() {
      for (const listener of listeners) listener.destroy()
      return stop()
    },
  }
}
