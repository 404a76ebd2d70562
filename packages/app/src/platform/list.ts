import type { Client, ListQuery, Product, ProductPage } from '@arot/contract'
import type { Query } from './query.ts'

/** A list as far as it has been paged through: like one page of it, made of so many. */
export type ProductList = ProductPage & { pages: number }

/** A list that is here as a whole. */
export function wholeList(products: Product[]): ProductList {
  return { products, pages: 1, total: products.length, isEstimate: false }
}

/**
 * A list is never shortened under its reader. Looked at again, its first page tells what is new; after a write all pages
 * that are on the screen are asked again.
 */
export function productListQuery(
  key: readonly unknown[],
  category: string | null,
  query: ListQuery,
): Query<ProductList> {
  return {
    key,
    ask: async (client, previous, how) => {
      let list = await askPage(client, category, query)
      if (previous && !how?.isRenewed) return list.next ? continued(list, previous) : list
      const pages = previous?.pages ?? pagesBefore(key)
      while (list.pages < pages && list.next) list = joined(list, await askPage(client, category, query, list.next))
      return list
    },
  }
}

/** The first page as it is now, followed by what came after its last product before. */
function continued(first: ProductList, previous: ProductList): ProductList {
  if (previous.pages === 1) return first
  const isFirst = new Set(first.products.map(({ _id }) => _id))
  const end = previous.products.findLastIndex(({ _id }) => isFirst.has(_id))
  return {
    ...previous,
    products: [...first.products, ...previous.products.slice(end + 1)],
    total: first.total ?? previous.total,
  }
}

export async function askPage(
  client: Client,
  category: string | null,
  query: ListQuery,
  cursor?: string,
): Promise<ProductList> {
  const page =
    category === null
      ? await client.getProducts({ ...query, cursor })
      : await client.getCategoryProducts(category, { ...query, cursor })
  return { ...page, pages: 1 }
}

export function joined(list: ProductList, page: ProductList): ProductList {
  const listedIds = new Set(list.products.map(({ _id }) => _id))
  return {
    ...page,
    products: [...list.products, ...page.products.filter(({ _id }) => !listedIds.has(_id))],
    pages: list.pages + 1,
    total: page.total ?? list.total,
  }
}

/** How many pages the list had before the page was reloaded, so that it comes back as long as it was. */
export function pagesBefore(key: readonly unknown[]) {
  try {
    return Number(sessionStorage.getItem(pagesKey(key))) || 1
  } catch {
    return 1
  }
}

export function rememberPages(key: readonly unknown[], pages: number) {
  try {
    sessionStorage.setItem(pagesKey(key), String(pages))
  } catch {
    // Storage may be blocked; then a reload begins at the first page.
  }
}

const pagesKey = (key: readonly unknown[]) => `arot:pages:${JSON.stringify(key)}`
