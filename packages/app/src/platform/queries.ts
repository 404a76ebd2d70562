// The queries of the app: the cache key and the call of each. Loaders and hooks use the same ones.
import type { BrandCount, CartItem, Client, Facets, ListQuery, Product, ProductFilter } from '@arot/contract'
import { type ListPage, type PagedQuery, pagedQuery } from './paged.ts'
import type { Query } from './query.ts'

/** The first part of each key. */
const names = {
  categories: 'categories',
  brands: 'brands',
  hotDeals: 'hot-deals',
  facets: 'facets',
  products: 'products',
  suggested: 'suggested',
  product: 'product',
  reviews: 'reviews',
  suppliers: 'suppliers',
  supplier: 'supplier',
  myProducts: 'my-products',
  cart: 'cart',
  own: 'own',
} as const

export const queries = {
  categories: (): Query<string[]> => ({ key: [names.categories], ask: (client) => client.getCategories() }),

  brands: (): Query<BrandCount[]> => ({ key: [names.brands], ask: (client) => client.getBrands() }),

  /** The first products of those rated best. */
  hotDeals: (): Query<Product[]> => ({
    key: [names.hotDeals],
    ask: async (client) => {
      const { products } = await client.getProducts({ minRating: 4.5, limit: 6 })
      return products
    },
  }),

  facets: (filter: ProductFilter): Query<Facets> => ({
    key: [names.facets, filter],
    ask: (client) => client.getFacets(filter),
  }),

  /** The loaded pages of a category, or of all products. */
  products: (category: string | null, filter: ProductFilter, pageSize: number): PagedQuery<Product> =>
    pagedQuery([names.products, category, filter, pageSize], productPages(category, { ...filter, limit: pageSize }), {
      isStable: true,
    }),

  product: (id: string): Query<Product> => ({ key: [names.product, id], ask: (client) => client.getProduct(id) }),

  myProducts: (email: string): Query<Product[]> => ({
    key: [names.myProducts, email],
    ask: (client) => client.getUserProducts(email),
  }),

  cart: (email: string): Query<CartItem[]> => ({ key: [names.cart, email], ask: (client) => client.getCart(email) }),
}

function productPages(category: string | null, query: ListQuery) {
  return async (client: Client, cursor?: string): Promise<ListPage<Product>> => {
    const { products, ...page } =
      category === null
        ? await client.getProducts({ ...query, cursor })
        : await client.getCategoryProducts(category, { ...query, cursor })
    return { ...page, items: products }
  }
}

const ofCatalogue: readonly unknown[] = Object.values(names).filter((name) => name !== 'cart' && name !== 'own')
const ofSession: readonly unknown[] = [names.myProducts, names.cart, names.own]

type LateName = (typeof names)['suggested' | 'reviews' | 'suppliers' | 'supplier']

/** Keys of suggestions, reviews and suppliers. Their queries are in files that load late. */
export const lateKey = (name: LateName, ...parts: unknown[]) => [name, ...parts]

/** Keys of the member's own data. Each resource has its own queries. */
export const ownKey = (...parts: unknown[]) => [names.own, ...parts]

/** Matches the queries that a change of a product may affect. */
export const isOfCatalogue = (key: unknown) => Array.isArray(key) && ofCatalogue.includes(key[0])

/** Matches the data of one member, which is removed with the session. */
export const isOfSession = (key: unknown) => Array.isArray(key) && ofSession.includes(key[0])
