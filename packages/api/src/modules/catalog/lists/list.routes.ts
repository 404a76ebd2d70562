import type { ListQuery } from '@arot/contract'
import {
  brandsAnswer,
  categoryParams,
  facetQuery,
  facetsAnswer,
  listQuery,
  productAnswer,
} from '@arot/contract/catalog/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/db/database.ts'
import { defineCall } from '../../../platform/http/call.ts'
import { createYielder } from '../../../platform/yielder.ts'
import { presentProduct } from '../serialize.ts'
import { countFacets, listBrands, listCategories } from './facets.ts'
import { listProducts } from './list.store.ts'
import { steps } from './read-in-batches.ts'
import type { ResponseCache } from './response-cache.ts'

export function listRoutes(app: FastifyInstance, { config, db }: Parts, cached: ResponseCache) {
  const products = v.array(productAnswer)
  const all = cached.of('/products', { query: listQuery })
  const ofCategory = cached.of('/products/category/:categoryName', { query: listQuery })
  const facets = cached.of('/products/facets', { query: facetQuery })
  const brands = cached.of('/brands')
  const categories = cached.of('/categories')

  /** A page of a list. Its headers have the total count and the next page. */
  async function page(queries: Queries, path: string, query: ListQuery, within: ListQuery = {}) {
    const { products, next, total } = await listProducts(queries, { ...query, ...within }, steps[db.kind])
    const headers: Record<string, string> = { 'x-total-count': String(total.count), 'x-total-count-kind': total.kind }
    if (next !== null) headers.link = `<${config.publicUrl}${nextPage(path, query, next)}>; rel="next"`
    const body: ReturnType<typeof presentProduct>[] = []
    const yieldIfDue = createYielder()
    for (const product of products) {
      body.push(presentProduct(product, config.publicUrl))
      await yieldIfDue()
    }
    return { body, headers }
  }

  defineCall(app, {
    method: 'GET',
    path: '/products',
    summary: 'List products, in order of insertion or by price. The next page is in the `Link` header.',
    access: 'public',
    query: listQuery,
    answer: products,
    problems: ['invalid'],
    early: all.early,
    handle: ({ request, reply, query }) =>
      all.answer(request, reply, (queries) => page(queries, '/products', query as ListQuery), wholeness(query)),
  })

  defineCall(app, {
    method: 'GET',
    path: '/products/category/:categoryName',
    summary: 'List the products of a category. An unknown category has none.',
    access: 'public',
    params: categoryParams,
    query: listQuery,
    answer: products,
    problems: ['invalid'],
    early: ofCategory.early,
    handle: ({ request, reply, params: { categoryName: category }, query }) => {
      const path = `/products/category/${encodeURIComponent(category)}`
      const read = (queries: Queries) => page(queries, path, query as ListQuery, { category: [category] })
      return ofCategory.answer(request, reply, read, wholeness(query))
    },
  })

  defineCall(app, {
    method: 'GET',
    path: '/products/facets',
    summary: 'Count the products that each further filter would leave.',
    access: 'public',
    query: facetQuery,
    answer: facetsAnswer,
    problems: ['invalid'],
    early: facets.early,
    handle: ({ request, reply, query: { sort, ...filter } }) =>
      facets.answer(request, reply, async (queries) => ({ body: await countFacets(queries, filter as ListQuery) })),
  })

  defineCall(app, {
    method: 'GET',
    path: '/brands',
    summary:
      'List the brands with the number of their products: the most ordered of the last 90 days first, then by name.',
    access: 'public',
    answer: brandsAnswer,
    early: brands.early,
    handle: ({ request, reply }) =>
      brands.answer(request, reply, async (queries) => ({ body: await listBrands(queries) })),
  })

  defineCall(app, {
    method: 'GET',
    path: '/categories',
    summary: 'List the seven categories of the specification, then any others in the catalogue.',
    access: 'public',
    answer: v.array(v.string()),
    early: categories.early,
    handle: ({ request, reply }) =>
      categories.answer(request, reply, async (queries) => ({ body: await listCategories(queries) })),
  })
}

const wholeness = ({ limit }: { limit?: number | undefined }) => ({ isWhole: limit === undefined })

/** The address of the next page: the same query with its cursor. */
function nextPage(path: string, query: ListQuery, cursor: string) {
  const params = Object.entries({ ...query, cursor }).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return `${path}?${new URLSearchParams(params)}`
}
