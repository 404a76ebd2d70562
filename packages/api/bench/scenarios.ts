// What is measured: how each kind of request is made, over a seeded catalogue.
import type { Product } from '@arot/contract'
import type { Request } from 'autocannon'
import { UnsecuredJWT } from 'jose'

export type Scenario = {
  name: string
  requests: Request[]
  /** What the bare server answers beside it. */
  bare: { status: number; body: string }
  /** How many requests make one of what is counted. */
  requestsEach: number
}

type RequestDraft = { path?: string; body?: string; headers?: Record<string, string> }
/** A request that is made anew each time; what one makes, the connection's next may read. */
const each = (method: 'GET' | 'PATCH' | 'POST', make: (context: Record<string, unknown>) => RequestDraft): Request => ({
  method,
  setupRequest: (request, context) => Object.assign(request, make(context as Record<string, unknown>)),
})

const pick = <One>(all: readonly One[]) => all[Math.floor(Math.random() * all.length)] as One

export async function reads(url: string, sample: Product[]): Promise<Scenario[]> {
  const scenario = async (name: string, requests: Request[], example: string): Promise<Scenario> => ({
    name,
    requests,
    bare: { status: 200, body: await (await fetch(url + example)).text() },
    requestsEach: 1,
  })
  /** The same paths in turn: made once, they cost the sender little. */
  const inTurn = (name: string, paths: string[]) =>
    scenario(
      name,
      paths.map((path) => ({ path })),
      paths[0]!,
    )
  const categories = [...new Set(sample.map(({ category }) => encodeURIComponent(category)))]
  const words = [...new Set(sample.flatMap(({ name, brand }) => `${name} ${brand}`.split(/[^A-Za-z]+/)))].filter(
    (word) => word.length > 3,
  )
  // Two words, a limit and a rating at random: hardly any question is asked twice.
  const searchQuery = () => `q=${pick(words)}+${pick(words)}&minRating=${pick([1, 2, 3, 4])}`
  const search = () => `/products?${searchQuery()}&limit=${pick([20, 24, 48])}`
  const suppliers = [...new Set(sample.flatMap(({ supplier }) => (supplier ? [supplier.id] : [])))]
  /** As a shopper narrows a list: any price and rating, by choice of the verified alone. */
  const filterQuery = () => {
    const price = 1 + Math.floor(Math.random() * 500)
    return `minPrice=${price}&minRating=${pick([1, 2, 3, 4])}${pick(['', '&verified=true'])}`
  }
  return [
    await inTurn('page of 24', ['/products?limit=24']),
    await inTurn(
      'product by id',
      sample.map(({ _id }) => `/products/${_id}`),
    ),
    await inTurn(
      'category, page of 24',
      categories.map((category) => `/products/category/${category}?limit=24`),
    ),
    await inTurn('verified, page of 24', ['/products?verified=true&limit=24']),
    await inTurn(
      'supplier, page of 24',
      suppliers.map((id) => `/products?supplier=${id}&limit=24`),
    ),
    await scenario(
      'narrowed, page of 24',
      [each('GET', () => ({ path: `/products?${filterQuery()}&limit=24` }))],
      `/products?${filterQuery()}&limit=24`,
    ),
    await scenario(
      'facets of narrowed',
      [each('GET', () => ({ path: `/products/facets?${filterQuery()}` }))],
      `/products/facets?${filterQuery()}`,
    ),
    await scenario('search', [each('GET', () => ({ path: search() }))], search()),
    await scenario(
      'facets of a search',
      [each('GET', () => ({ path: `/products/facets?${searchQuery()}` }))],
      `/products/facets?${searchQuery()}`,
    ),
  ]
}

export type Buyer = { email: string; headers: Record<string, string> }

/** Buyers with tokens as the emulator makes them; the server is started to take those. */
export function buyers(count: number): Buyer[] {
  return Array.from({ length: count }, (_, number) => {
    const email = `buyer${number}@example.com`
    const token = new UnsecuredJWT({ email, auth_time: Math.floor(Date.now() / 1000) - 10 })
      .setIssuer('https://securetoken.google.com/demo-arot')
      .setAudience('demo-arot')
      .setSubject(`bench-${number}`)
      .setIssuedAt()
      .setExpirationTime('1d')
      .encode()
    return { email, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
  })
}

/** A purchase as the app makes it: the stock is taken, then the cart item made. */
export function purchases(name: string, products: Product[], people: Buyer[]): Scenario {
  const take = each('PATCH', (context) => {
    const [product, buyer] = [pick(products), pick(people)]
    Object.assign(context, { product, buyer })
    return {
      path: `/products/${product._id}/quantity`,
      headers: { ...buyer.headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ $inc: { mainQuantity: -product.minQuantity } }),
    }
  })
  const buy = each('POST', (context) => {
    const { product, buyer } = context as { product: Product; buyer: Buyer }
    const { _id, name: productName, brand, category, description, minQuantity, image } = product
    return {
      path: '/cart',
      headers: { ...buyer.headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        userEmail: buyer.email,
        quantity: minQuantity,
        buyDate: '2026-11-21T08:00:00.000Z',
        productId: _id,
        productSnapshot: { name: productName, brand, category, description, minQuantity, image },
      }),
    }
  })
  return {
    name,
    requests: [take, buy],
    bare: { status: 201, body: '{"insertedId":"0123456789abcdef01234567"}' },
    requestsEach: 2,
  }
}
