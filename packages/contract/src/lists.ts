import { type Answer, type Call, type CallOptions, read, readList, segment } from './call.ts'
import { amount, list, record, text } from './fields.ts'
import type { BrandCount, Facets, ListQuery, ProductFilter } from './filter.ts'
import { type Product, product } from './products.ts'

export type ProductPage = {
  products: Product[]
  /** Where the next page begins; absent on the last. */
  next?: string
  /** How many there are in all, where it is known. */
  total?: number
  isEstimate: boolean
}

const brandCounts = list(record({ name: text, count: amount }))
const facet = list(record({ value: text, count: amount }))
const facetCounts = record({ categories: facet, brands: facet, ratings: facet })

/** Only who talks to a foreign server needs it. */
const foreign = () => import('./whole-list.ts')

/** How long a foreign server's whole list serves further questions about it. */
const keptFor = 30_000

export function listCalls(call: Call) {
  let whole: { path: string; at: number; writes: number; answer: Promise<Product[]> } | undefined

  /** The whole list of a server that knows no filters, asked for once. */
  function wholeList(path: string, options?: CallOptions, answer?: Answer): Promise<Product[]> {
    const isKept = whole?.path === path && whole.writes === call.writes() && Date.now() - whole.at < keptFor
    if (whole && isKept && !answer) return whole.answer
    const asked = Promise.resolve(answer ?? call('GET', path, { ...options, isPublic: true })).then((told) =>
      readList(product, told),
    )
    const kept = { path, at: Date.now(), writes: call.writes(), answer: asked }
    whole = kept
    asked.catch(() => {
      if (whole === kept) whole = undefined
    })
    return asked
  }

  /** Our server's answer to the question, or a foreign server's whole list. */
  async function ask(path: string, query: string, foreignPath: string, options?: CallOptions) {
    if (call.isOurs() !== false) {
      const answer = await call('GET', path + query, { ...options, isPublic: true }).catch((error) => {
        // Before anything is known the question may have been more than a foreign server understands.
        if (call.isOurs() || !error.status || !(query || path !== foreignPath)) throw error
        return null
      })
      if (call.isOurs() && answer) return { answer }
      if (answer && path === foreignPath) return { all: await wholeList(path, options, answer) }
    }
    return { all: await wholeList(foreignPath, options) }
  }

  async function page(path: string, query: ListQuery, options?: CallOptions): Promise<ProductPage> {
    const { answer, all } = await ask(path, search(query), path, options)
    return answer ? readPage(answer) : pageOf(all, query)
  }

  return {
    getProducts: (query: ListQuery = {}, options?: CallOptions) => page('/products', query, options),

    getCategoryProducts: (category: string, query: ListQuery = {}, options?: CallOptions) =>
      page(`/products/category/${segment(category)}`, query, options),

    getBrands: async (options?: CallOptions): Promise<BrandCount[]> => {
      const { answer, all } = await ask('/brands', '', '/products', options)
      return answer ? read(brandCounts, answer) : (await foreign()).countBrands(all)
    },

    getFacets: async (filter: ProductFilter = {}, options?: CallOptions): Promise<Facets> => {
      const { answer, all } = await ask('/products/facets', search(filter), '/products', options)
      return answer ? read(facetCounts, answer) : (await foreign()).countFacets(all, filter)
    },
  }
}

/** The query as its canonical text: the same question has the same address, so caches meet. */
export function search(query: ListQuery): string {
  const names = ['q', 'brand', 'category', 'minRating', 'available', 'sort', 'limit', 'cursor'] as const
  const asked = names.filter((name) => query[name] !== undefined && query[name] !== '' && query[name] !== false)
  return asked.length ? `?${new URLSearchParams(asked.map((name) => [name, String(query[name])]))}` : ''
}

function readPage(answer: Answer): ProductPage {
  const { headers } = answer
  const link = headers.get('Link')?.match(/<([^>]*)>;\s*rel="?next/)?.[1]
  const total = headers.get('X-Total-Count')
  return {
    products: readList(product, answer),
    next: link ? (new URLSearchParams(link.split('?')[1]).get('cursor') ?? undefined) : undefined,
    total: total ? Number(total) : undefined,
    isEstimate: headers.get('X-Total-Count-Kind') === 'estimate',
  }
}

async function pageOf(all: Product[], query: ListQuery): Promise<ProductPage> {
  const { filterProducts, sortProducts } = await foreign()
  const found = sortProducts(filterProducts(all, query), query.sort)
  const start = Number(query.cursor ?? 0) || 0
  const end = query.limit ? start + query.limit : found.length
  return {
    products: found.slice(start, end),
    next: end < found.length ? String(end) : undefined,
    total: found.length,
    isEstimate: false,
  }
}
