import { type BrandCount, type Facets, type ListQuery, type ProductFilter, search } from '../catalog/filter.ts'
import type { Product, ProductPage } from '../catalog/types.ts'
import {
  type Answer,
  type Call,
  type CallOptions,
  type Endpoint,
  fill,
  nextCursor,
  read,
  readList,
} from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { amount, list, optional, record, text } from '../http/fields.ts'
import { productOf } from './products.ts'

const brandCounts = list(record({ name: text, count: amount }))
const facet = list(record({ value: text, count: amount }))
const facetCounts = record({ categories: facet, brands: facet, ratings: facet, verified: optional(amount) })

type ListRequest = { answer: Answer; all?: never } | { answer?: never; all: Product[] }

/** Loaded only for a foreign server. */
const foreign = () => import('./whole-list.ts')

/** How long the list of a foreign server is reused. */
const ttlMs = 30_000

export function listCalls(call: Call) {
  let whole: { endpoint: Endpoint; at: number; writes: number; answer: Promise<Product[]> } | undefined

  /** The complete list of a server without filters. It is loaded once. */
  function wholeList(endpoint: Endpoint, options?: CallOptions, answer?: Answer): Promise<Product[]> {
    const isFresh = whole?.endpoint === endpoint && whole.writes === call.writes() && Date.now() - whole.at < ttlMs
    if (whole && isFresh && !answer) return whole.answer
    const pending = Promise.resolve(answer ?? call(endpoint, { ...options, isPublic: true })).then((response) =>
      readList(productOf(call), response),
    )
    const entry = { endpoint, at: Date.now(), writes: call.writes(), answer: pending }
    whole = entry
    pending.catch(() => {
      if (whole === entry) whole = undefined
    })
    return pending
  }

  /** The filtered list of our server, or the complete list of a foreign one. */
  async function askEither(endpoint: Endpoint, query: string, options?: CallOptions): Promise<ListRequest> {
    if (call.isOurs() === false) return { all: await wholeList(endpoint, options) }
    const answer = await call(`${endpoint}${query}`, { ...options, isPublic: true }).catch(async (error) => {
      // The server may be foreign and may have rejected a query that it does not know.
      if (!query || !error.status || (await call.findOut().catch(() => true))) throw error
    })
    return call.isOurs() && answer ? { answer } : { all: await wholeList(endpoint, options, answer ?? undefined) }
  }

  /** Our server's answer, or the complete list of a foreign server, which does not have this call. */
  async function askOurs(endpoint: Endpoint, options?: CallOptions): Promise<ListRequest> {
    if (!(await call.findOut())) return { all: await wholeList(endpoints.getProducts, options) }
    return { answer: await call(endpoint, { ...options, isPublic: true }) }
  }

  async function page(endpoint: Endpoint, query: ListQuery, options?: CallOptions): Promise<ProductPage> {
    const { answer, all } = await askEither(endpoint, search(query), options)
    return answer ? readPage(call, answer) : (await foreign()).pageOf(all, query)
  }

  return {
    getProducts: (query: ListQuery = {}, options?: CallOptions) => page(endpoints.getProducts, query, options),

    getCategoryProducts: (category: string, query: ListQuery = {}, options?: CallOptions) =>
      page(fill(endpoints.getCategoryProducts, category), query, options),

    getBrands: async (options?: CallOptions): Promise<BrandCount[]> => {
      const { answer, all } = await askOurs(endpoints.getBrands, options)
      return answer ? read(brandCounts, answer) : (await foreign()).countBrands(all)
    },

    getFacets: async (filter: ProductFilter = {}, options?: CallOptions): Promise<Facets> => {
      const { answer, all } = await askOurs(`${endpoints.getFacets}${search(filter)}`, options)
      return answer ? read(facetCounts, answer) : (await foreign()).countFacets(all, filter)
    },
  }
}

function readPage(call: Call, answer: Answer): ProductPage {
  const { headers } = answer
  const total = headers.get('X-Total-Count')
  return {
    products: readList(productOf(call), answer),
    next: nextCursor(answer),
    total: total ? Number(total) : undefined,
    isEstimate: headers.get('X-Total-Count-Kind') === 'estimate',
  }
}
