import type { ListQuery } from '@arot/contract'
import { brandsAnswer, categoryParams, facetQuery, facetsAnswer, listQuery, productAnswer } from '@arot/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import type { Parts } from '../parts.ts'
import { countFacets, listBrands, listCategories } from '../stores/facets.ts'
import { listProducts } from '../stores/lists.ts'
import type { Cached } from './cached.ts'
import { presentProduct } from './present.ts'

export function listRoutes(app: FastifyInstance, { config }: Parts, cached: Cached) {
  const early = (request: FastifyRequest, reply: FastifyReply) => cached.fromMemory(request, reply)
  const products = v.array(productAnswer)

  function list(request: FastifyRequest, reply: FastifyReply, query: ListQuery, path: string) {
    return cached.fresh(request, reply, async (queries) => {
      const { products, next, total } = await listProducts(queries, query)
      const headers: Record<string, string> = {
        'x-total-count': String(total.count),
        'x-total-count-kind': total.kind,
      }
      if (next !== null) headers.link = `<${nextPage(request, path, next)}>; rel="next"`
      return { body: products.map((product) => presentProduct(product, config.publicUrl)), headers }
    })
  }

  defineCall(app, {
    method: 'GET',
    path: '/products',
    summary: 'Products, in order of insertion or by price; the next page is in the Link header.',
    access: 'public',
    query: listQuery,
    answer: products,
    refusals: ['invalid'],
    early,
    handle: ({ request, reply, query }) => list(request, reply, query as ListQuery, '/products'),
  })

  defineCall(app, {
    method: 'GET',
    path: '/products/category/:categoryName',
    summary: 'Products of one category; an unknown one has none.',
    access: 'public',
    params: categoryParams,
    query: listQuery,
    answer: products,
    refusals: ['invalid'],
    early,
    handle: ({ request, reply, params: { categoryName }, query }) => {
      const path = `/products/category/${encodeURIComponent(categoryName)}`
      return list(request, reply, { ...query, category: categoryName } as ListQuery, path)
    },
  })

  defineCall(app, {
    method: 'GET',
    path: '/products/facets',
    summary: 'How many products each further choice would leave, under the filters of a list.',
    access: 'public',
    query: facetQuery,
    answer: facetsAnswer,
    refusals: ['invalid'],
    early,
    handle: ({ request, reply, query: { sort, ...filter } }) =>
      cached.fresh(request, reply, async (queries) => ({ body: await countFacets(queries, filter as ListQuery) })),
  })

  defineCall(app, {
    method: 'GET',
    path: '/brands',
    summary: 'The distinct brands by name, each with how many products carry it.',
    access: 'public',
    answer: brandsAnswer,
    early,
    handle: ({ request, reply }) =>
      cached.fresh(request, reply, async (queries) => ({ body: await listBrands(queries) })),
  })

  defineCall(app, {
    method: 'GET',
    path: '/categories',
    summary: 'The seven categories of the add form, then any others the catalogue has.',
    access: 'public',
    answer: v.array(v.string()),
    early,
    handle: ({ request, reply }) =>
      cached.fresh(request, reply, async (queries) => ({ body: await listCategories(queries) })),
  })
}

/** The same question with the cursor of what follows, relative to the server. */
function nextPage(request: FastifyRequest, path: string, cursor: string) {
  const query = new URLSearchParams(request.url.split('?')[1])
  query.set('cursor', cursor)
  return `${path}?${query}`
}
