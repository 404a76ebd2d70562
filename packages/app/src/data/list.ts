import type { Client, ListQuery, Product } from '@arot/contract'
import type { Read } from './reads.ts'

/** A list as far as it has been paged through. */
export type ProductList = {
  products: Product[]
  /** How many pages are here. */
  pages: number
  /** Where the next page begins; absent after the last. */
  next?: string
  total?: number
}

/** Asks again for as many pages as are on the screen, so that a list is never shortened under its reader. */
export function listRead(key: readonly unknown[], category: string | null, query: ListQuery): Read<ProductList> {
  return {
    key,
    ask: async (client, known) => {
      const pages = known?.pages ?? pagesBefore(key)
      let list = await askPage(client, category, query)
      while (list.pages < pages && list.next) list = joined(list, await askPage(client, category, query, list.next))
      return list
    },
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
  return { products: page.products, pages: 1, next: page.next, total: page.total }
}

export function joined(list: ProductList, page: ProductList): ProductList {
  const known = new Set(list.products.map(({ _id }) => _id))
  return {
    products: [...list.products, ...page.products.filter(({ _id }) => !known.has(_id))],
    pages: list.pages + 1,
    next: page.next,
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
