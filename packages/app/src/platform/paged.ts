// Lists that are read by pages.
import type { Client } from '@arot/contract'
import type { Query } from './query.ts'
import { readStored, writeStored } from './storage.ts'

/** What tells the items of a list apart. */
export type Listed = { id: string } | { _id: string }

export type ListPage<Item> = { items: Item[]; next?: string | undefined; total?: number | undefined }

/** The pages that have been loaded, as one list. */
export type PagedList<Item> = ListPage<Item> & { pages: number }

export type PagedQuery<Item> = Query<PagedList<Item>> & {
  askPage: (client: Client, cursor?: string) => Promise<ListPage<Item>>
  /** Whether a reload brings back as many pages as there were. */
  isStable: boolean
}

/**
 * A list is never shortened under its reader: all pages that are on the screen are fetched again together. In a stable
 * list the items keep their places, and only its first page is, unless a write may have changed any of it.
 */
export function pagedQuery<Item extends Listed>(
  key: readonly unknown[],
  askPage: PagedQuery<Item>['askPage'],
  { isStable = false } = {},
): PagedQuery<Item> {
  return {
    key,
    askPage,
    isStable,
    ask: async (client, previous, how) => {
      let list: PagedList<Item> = { ...(await askPage(client)), pages: 1 }
      if (isStable && previous && !how?.isRenewed) return list.next ? continuePages(list, previous) : list
      const pages = previous?.pages ?? (isStable ? pagesBefore(key) : 1)
      while (list.pages < pages && list.next) list = appendPage(list, await askPage(client, list.next))
      return list
    },
  }
}

/** A list that is here as a whole. */
export function wholeList<Item>(items: Item[]): PagedList<Item> {
  return { items, pages: 1, total: items.length }
}

/** The first page as it is now, followed by what came after its last item before. */
function continuePages<Item extends Listed>(first: PagedList<Item>, previous: PagedList<Item>): PagedList<Item> {
  if (previous.pages === 1) return first
  const isFirst = idsOf(first)
  const end = previous.items.findLastIndex((item) => isFirst.has(idOf(item)))
  return {
    ...previous,
    items: [...first.items, ...previous.items.slice(end + 1)],
    total: first.total ?? previous.total,
  }
}

export function appendPage<Item extends Listed>(list: PagedList<Item>, page: ListPage<Item>): PagedList<Item> {
  const isListed = idsOf(list)
  return {
    ...list,
    items: [...list.items, ...page.items.filter((item) => !isListed.has(idOf(item)))],
    next: page.next,
    pages: list.pages + 1,
    total: page.total ?? list.total,
  }
}

const idsOf = (list: ListPage<Listed>) => new Set(list.items.map(idOf))

/** Products have the `_id` of the specification. */
const idOf = (item: Listed) => ('_id' in item ? item._id : item.id)

/** How many pages the list had before the page was reloaded, so that it comes back as long as it was. */
export function pagesBefore(key: readonly unknown[]) {
  return Number(readStored('sessionStorage', pagesKey(key))) || 1
}

export function rememberPages(key: readonly unknown[], pages: number) {
  writeStored('sessionStorage', pagesKey(key), String(pages))
}

const pagesKey = (key: readonly unknown[]) => `arot:pages:${JSON.stringify(key)}`
