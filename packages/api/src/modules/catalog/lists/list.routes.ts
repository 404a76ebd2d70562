import type { ListQuery } from '@arot/contract'
import {
  brandsAnswer,
  categoryParams,
  facetQuery,
  facetsAnswer,
  listQuery,
  productAnswer,
} from '@arot/contract/catalog/schema'
import * as endpoints from '@arot/contract/http/endpoints'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/db/database.ts'
import { nextPage } from '../../../platform/http/answers/next-page.ts'
import { defineCall } from '../../../platform/http/call.ts'
import { createYielder } from '../../../platform/yielder.ts'
import { presentProduct } from '../serialize.ts'
import { countFacets, listBrands, listCategories } from './facets.ts'
import { listProducts } from './list.store.ts'
import { steps } from './read-in-batches.ts'
import type { ResponseCache } from './response-cache.ts'

export function listRoutes(app: FastifyInstance, { config, db }: Parts, cached: ResponseCache) {
  const products = v.array(productAnswer)
  const all = cached.of(endpoints.getProducts, { query: listQuery })
  const ofCategory = cached.of(endpoints.getCategoryProducts, { query: listQuery })
  const facets = cached.of(endpoints.getFacets, { query: facetQuery })
  const brands = cached.of(endpoints.getBrands)
  const categories = cached.of(endpoints.getCategories)

  /** A page of a list. Its headers have the total count and the next page. */
  async function page(queries: Queries, query: ListQuery, category?: string) {
    const within = category === undefined ? query : { ...query, category: [category] }
    const { products, next, total } = await listProducts(queries, within, steps[db.kind])
    const endpoint = category === undefined ? endpoints.getProducts : endpoints.getCategoryProducts
    const headers = {
      'x-total-count': String(total.count),
      'x-total-count-kind': total.kind,
      ...nextPage(config.publicUrl, endpoint, query, next, category),
    }
    const body: ReturnType<typeof presentProduct>[] = []
    const yieldIfDue = createYielder()
    for (const product of products) {
      body.push(presentProduct(product, config.publicUrl))
      await yieldIfDue()
    }
    return { body, headers }
  }

  defineCall(app, {
    endpoint: endpoints.getProducts,
    summary: 'List products, in order of insertion or by price. The next page is in the `Link` header.',
    access: 'public',
    query: listQuery,
    answer: products,
    problems: ['invalid'],
    early: all.early,
    handle: ({ request, reply, query }) =>
      all.answer(request, reply, (queries) => page(queries, query as ListQuery), wholeness(query)),
  })

  defineCall(app, {
    endpoint: endpoints.getCategoryProducts,
    summary: 'List the products of a category. An unknown category has none.',
    access: 'public',
    params: categoryParams,
    query: listQuery,
    answer: products,
    problems: ['invalid'],
    early: ofCategory.early,
    handle: ({ request, reply, params: { categoryName: category }, query }) => {
      const read = (queries: Queries) => page(queries, query as ListQuery, category)
      return ofCategory.answer(request, reply, read, wholeness(query))
    },
  })

  defineCall(app, {
    endpoint: endpoints.getFacets,
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
    endpoint: endpoints.getBrands,
    summary:
      'List the brands with the number of their products: the most ordered of the last 90 days first, then by name.',
    access: 'public',
    answer: brandsAnswer,
    early: brands.early,
    handle: ({ request, reply }) =>
      brands.answer(request, reply, async (queries) => ({ body: await listBrands(queries) })),
  })

  defineCall(app, {
    endpoint: endpoints.getCategories,
    summary: 'List the seven categories of the specification, then any others in the catalogue.',
    access: 'public',
    answer: v.array(v.string()),
    early: categories.early,
    handle: ({ request, reply }) =>
      categories.answer(request, reply, async (queries) => ({ body: await listCategories(queries) })),
  })
}

const wholeness = ({ limit }: { limit?: number | undefined }) => ({ isWhole: limit === undefined })
