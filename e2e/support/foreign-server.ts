// A foreign backend: the specification's twelve calls and nothing else. It wraps ids, numbers and dates as a document
// database does, allows only the two headers that the calls need, and refuses unknown queries. Any other call fails
// the run when it stops.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { seedProduct } from '../../packages/api/src/seed/catalogue.ts'
import { categories } from '../../packages/contract/src/catalog/categories.ts'
import { listening } from '../../scripts/listening.ts'

type Goods = Omit<ReturnType<typeof seedProduct>, 'owner'> & { owner: string | null }
type Purchase = { _id: string; quantity: number; userEmail: string; buyDate: string; productId: string }
type Answer = { status: number; body?: unknown }
type Call = { parts: string[]; body: Record<string, unknown>; email: string | null }

export type ForeignServer = { url: string; stop: () => Promise<void> }

export async function startForeignServer(origin: string, port: number, howMany: number): Promise<ForeignServer> {
  const strays: string[] = []
  const answer = createMarket(howMany, (stray) => strays.push(stray))
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', origin)
    if (request.method === 'OPTIONS') return allow(request, response)
    const { status, body } = await answer(request).catch((error) => ({ status: 500, body: { error: String(error) } }))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
  })
  const { url, stop } = await listening(server, port)
  return {
    url,
    async stop() {
      await stop()
      if (strays.length > 0) throw new Error(`A foreign server was asked what it never promised: ${strays.join(', ')}`)
    },
  }
}

const allowed = ['authorization', 'content-type']

/** Rejects a preflight that asks for any other header. */
function allow({ headers }: IncomingMessage, response: ServerResponse) {
  const asked = String(headers['access-control-request-headers'] ?? '').split(/,\s*/)
  const isKnown = asked.every((name) => name === '' || allowed.includes(name.toLowerCase()))
  if (!isKnown) return response.writeHead(403).end()
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': allowed.join(', '),
    })
    .end()
}

function createMarket(howMany: number, onStray: (call: string) => void) {
  const goods = new Map<string, Goods>()
  const cart = new Map<string, Purchase & Record<string, unknown>>()
  const users = new Set<string>()
  let last = 0

  const keep = (product: Goods) => goods.set(product._id, product)
  for (let place = 0; place < howMany; place++) keep({ ...seedProduct(place), image: picture(place), owner: null })
  const newId = () => `f0${(++last).toString(16).padStart(22, '0')}`

  /** The twelve calls by method and path. `:` matches any part. */
  const calls: Record<string, (call: Call) => Answer> = {
    'GET /categories': () => ({ status: 200, body: categories }),
    'GET /products': () => ({ status: 200, body: [...goods.values()].map(toWire) }),
    'GET /products/category/:': ({ parts: [, , name] }) => ({
      status: 200,
      body: [...goods.values()].filter(({ category }) => category === name).map(toWire),
    }),
    'GET /products/user/:': ({ parts: [, , whose], email }) =>
      own(whose, email, () => [...goods.values()].filter(({ owner }) => owner === whose).map(toWire)),
    'GET /products/:': ({ parts: [, id] }) => answerWith(goods.get(id ?? ''), (product) => toWire(product)),
    'PATCH /products/:/quantity': ({ parts: [, id], body }) =>
      answerWith(goods.get(id ?? ''), (product) => {
        const { mainQuantity } = body.$inc as { mainQuantity: number }
        keep({ ...product, mainQuantity: product.mainQuantity + mainQuantity })
        return { acknowledged: true, modifiedCount: 1 }
      }),
    'PATCH /products/:': ({ parts: [, id], body }) =>
      answerWith(goods.get(id ?? ''), (product) => {
        keep({ ...product, ...(body as Partial<Goods>), _id: product._id })
        return { acknowledged: true, modifiedCount: 1 }
      }),
    'POST /products': ({ body, email }) => {
      if (email === null) return { status: 401, body: { message: 'Unauthorized' } }
      const _id = newId()
      keep({ ...(body as unknown as Goods), _id, owner: email })
      return { status: 200, body: { acknowledged: true, insertedId: { $oid: _id } } }
    },
    'POST /cart': ({ body }) => {
      const _id = newId()
      cart.set(_id, { ...(body as unknown as Purchase), _id })
      return { status: 200, body: { acknowledged: true, insertedId: { $oid: _id } } }
    },
    'GET /cart/:': ({ parts: [, whose], email }) =>
      own(whose, email, () =>
        [...cart.values()]
          .filter(({ userEmail }) => userEmail === whose)
          .map((item) => ({
            ...item,
            _id: { $oid: item._id },
            quantity: int(item.quantity),
            buyDate: { $date: item.buyDate },
          })),
      ),
    'DELETE /cart/:': ({ parts: [, id] }) => ({
      status: 200,
      body: { acknowledged: true, deletedCount: cart.delete(id ?? '') ? 1 : 0 },
    }),
    'POST /users': ({ body }) => {
      const email = String(body.email)
      if (users.has(email)) return { status: 409 }
      users.add(email)
      return { status: 201 }
    },
  }

  return async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://foreign')
    if (search !== '') return { status: 400, body: { message: `Unknown parameters ${search}` } }
    const parts = pathname.slice(1).split('/').map(decodeURIComponent)
    const call = Object.keys(calls).find((shape) => isOf(shape, request.method ?? '', parts))
    if (call === undefined) {
      onStray(`${request.method} ${pathname}`)
      return { status: 404, body: { message: 'Not found' } }
    }
    return calls[call]!({ parts, body: await bodyOf(request), email: emailOf(request) })
  }
}

function isOf(shape: string, method: string, parts: string[]) {
  const [wanted, path = ''] = shape.split(' ')
  const pattern = path.slice(1).split('/')
  return wanted === method && pattern.length === parts.length && pattern.every((p, at) => p === ':' || p === parts[at])
}

function own(whose: string | undefined, email: string | null, body: () => unknown): Answer {
  if (email === null) return { status: 401, body: { message: 'Unauthorized' } }
  return whose === email ? { status: 200, body: body() } : { status: 403, body: { message: 'Forbidden' } }
}

function answerWith(product: Goods | undefined, body: (product: Goods) => unknown): Answer {
  return product ? { status: 200, body: body(product) } : { status: 404, body: { message: 'Not found' } }
}

const int = (value: number) => ({ $numberInt: String(value) })
const double = (value: number) => ({ $numberDouble: String(value) })
const picture = (place: number) => `https://pictures.example/${place}.webp`

function toWire({ owner, ...product }: Goods) {
  return {
    ...product,
    _id: { $oid: product._id },
    price: double(product.price),
    rating: double(product.rating),
    mainQuantity: int(product.mainQuantity),
    minQuantity: int(product.minQuantity),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}

/** The email in a token. The emulator does not sign its tokens. */
function emailOf({ headers }: IncomingMessage): string | null {
  const [, claims] = headers.authorization?.split('.') ?? []
  return claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()).email : null
}
