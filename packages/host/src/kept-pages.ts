import { LRUCache } from 'lru-cache'
import type { CatalogueNews } from './catalogue-news.ts'
import { Refusal } from './refusal.ts'
import type { Sendable } from './sendable.ts'

type Entry = { page: Sendable; version: number; madeAt: number; changedAt?: number }
type Making = { version: number; page: Promise<Sendable> }
type Make = (version: number) => Promise<Sendable>

/** How long a page may lag behind a change: under a rush of sales it is rendered once in that time. */
const mayLag = 1_000

/** How long a page is kept where no server tells of changes. */
const unheardFor = 5_000

/** So many at once are seconds of work already: who comes later is not kept waiting for it. */
const mostAtOnce = 40

/**
 * Rendered pages as compressed bytes, rendered anew when the catalogue has changed, the longest unasked thrown away first.
 * A failure is never kept nor anybody else's, and nothing is kept while the changes cannot be heard.
 */
export function createKeptPages(news: CatalogueNews, bytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, bytes),
    sizeCalculation: ({ page }, name) => page.size + 2 * name.length,
  })
  const making = new Map<string, Making>()
  let atOnce = 0
  let made = 0
  news.onChange((isFirst) => {
    // What happened before the first word is not known.
    if (isFirst) entries.clear()
    entries.forEach((entry) => {
      entry.changedAt ??= Date.now()
    })
  })

  /** The page under that name, if it is kept, from `written` on: the version of the catalogue that its asker has seen. */
  function find(name: string, written: number): Sendable | null {
    const entry = entries.get(name)
    return entry && isGood(entry, written, news) ? entry.page : null
  }

  /** The same page, made where it is not kept. */
  async function page(name: string, written: number, make: Make): Promise<Sendable> {
    const kept = find(name, written)
    if (kept) return kept
    const version = Math.max(written, news.version())
    const underWay = making.get(name)
    if (underWay && underWay.version >= version) {
      const shared = await underWay.page.catch(() => null)
      if (shared && shared.status < 500) return shared
      // Why it failed may lie with whom it was made for.
      return makeAnew(name, version, make)
    }
    const page = makeAnew(name, version, make).finally(() => {
      if (making.get(name)?.page === page) making.delete(name)
    })
    making.set(name, { version, page })
    return page
  }

  async function makeAnew(name: string, asked: number, make: Make) {
    if (atOnce >= mostAtOnce) throw new Refusal(503, 5)
    atOnce += 1
    made += 1
    try {
      const version = news.version()
      const page = await make(asked)
      if (page.status < 500 && news.state() !== 'deaf') {
        const changedAt = news.version() > version ? Date.now() : undefined
        entries.set(name, { page, version, madeAt: Date.now(), changedAt })
      }
      return page
    } finally {
      atOnce -= 1
    }
  }

  return { find, page, made: () => made, bytes: () => entries.calculatedSize, count: () => entries.size }
}

function isGood({ version, madeAt, changedAt }: Entry, written: number, news: CatalogueNews) {
  if (version < written || news.state() === 'deaf') return false
  if (news.state() === 'none') return Date.now() - madeAt < unheardFor
  return changedAt === undefined || Date.now() - changedAt < mayLag
}
