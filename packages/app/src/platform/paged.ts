// Lists that are loaded page by page.
import type { Client } from '@arot/contract'
import type { Query } from './query.ts'
import { readStored, writeStored } from './storage.ts'

/** Identifies an item of a list. */
export type Listed = { id: string } | { _id: string }

export type ListPage<Item> = { items: Item[]; next?: string | undefined; total?: number | undefined }

/** All loaded pages as one list. */
export type PagedList<Item> = ListPage<Item> & { pages: number }

export type PagedQuery<Item> = Query<PagedList<Item>> & {
  askPage: (client: Client, cursor?: string) => Promise<ListPage<Item>>
  /** Whether a reload restores as many pages as there were. */
  isStable: boolean
}

/**
 * A list never gets shorter while it is open: all its loaded pages are fetched again together. In a stable list the
 * items keep their places, so only the first page is fetched again, unless a write may have changed any of it.
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

/** A list that is loaded completely. */
export function wholeList<Item>(items: Item[]): PagedList<Item> {
  return { items, pages: 1, total: items.length }
}

/** The new first page, followed by the previous items after its last item. */
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

/** Products have the specification's `_id`. */
const idOf = (item: Listed) => ('_id' in item ? item._id : item.id)

/** How many pages the list had before a reload, so that it has the same length again. */
export function pagesBefore(key: readonly unknown[]) {
  return Number(readStored('sessionStorage', pagesKey(key))) || 1
}

export function rememberPages(key: readonly unknown[], pages: number) {
  writeStored('sessionStorage', pagesKey(key), String(pages))
}

const pagesKey = (key: readonly unknown[]) => `arot:pages:${JSON.stringify(key)}`
