import { LRUCache } from 'lru-cache'
import type { CatalogueFeed } from './catalogue-feed.ts'
import { HostProblem } from './problem.ts'
import type { Sendable } from './sendable.ts'

type Entry = { page: Sendable; version: number; madeAt: number; changedAt?: number }
type Making = { version: number; page: Promise<Sendable> }
type Make = (version: number) => Promise<Sendable>

/** How long a page may lag behind a change. Frequent changes render it once in that time. */
const maxLagMs = 1_000

/** How long a page is cached when the server has no change feed. */
const ttlWithoutFeed = 5_000

/** This many renders at once already take seconds, so further requests get 503. */
const mostAtOnce = 40

/**
 * Caches rendered pages as compressed bytes. A page expires when the catalogue changes; the least recently used page is
 * evicted first. Failures are never cached, and nothing is cached while the change feed is disconnected.
 */
export function createPageCache(feed: CatalogueFeed, bytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, bytes),
    sizeCalculation: ({ page }, name) => page.size + 2 * name.length,
  })
  const making = new Map<string, Making>()
  let atOnce = 0
  let made = 0
  feed.onChange((isFirst) => {
    // Changes before the first event are unknown.
    if (isFirst) entries.clear()
    entries.forEach((entry) => {
      entry.changedAt ??= Date.now()
    })
  })

  /** The cached page, if its catalogue is at least at `minVersion`, which the reader has seen. */
  function find(name: string, minVersion: number): Sendable | null {
    const entry = entries.get(name)
    return entry && isGood(entry, minVersion, feed) ? entry.page : null
  }

  /** Returns the cached page or renders it. */
  async function page(name: string, minVersion: number, make: Make): Promise<Sendable> {
    const cached = find(name, minVersion)
    if (cached) return cached
    const version = Math.max(minVersion, feed.version())
    const underWay = making.get(name)
    if (underWay && underWay.version >= version) {
      const shared = await underWay.page.catch(() => null)
      if (shared && shared.status < 500) return shared
      // The failure may concern only the reader for whom the page was rendered.
      return makeAnew(name, version, make)
    }
    const page = makeAnew(name, version, make).finally(() => {
      if (making.get(name)?.page === page) making.delete(name)
    })
    making.set(name, { version, page })
    return page
  }

  async function makeAnew(name: string, minVersion: number, make: Make) {
    if (atOnce >= mostAtOnce) throw new HostProblem(503, 5)
    atOnce += 1
    made += 1
    try {
      const version = feed.version()
      const page = await make(minVersion)
      if (page.status < 500 && feed.state() !== 'disconnected') {
        const changedAt = feed.version() > version ? Date.now() : undefined
        entries.set(name, { page, version, madeAt: Date.now(), changedAt })
      }
      return page
    } finally {
      atOnce -= 1
    }
  }

  return { find, page, countRendered: () => made, bytes: () => entries.calculatedSize, count: () => entries.size }
}

function isGood({ version, madeAt, changedAt }: Entry, minVersion: number, feed: CatalogueFeed) {
  if (version < minVersion || feed.state() === 'disconnected') return false
  if (feed.state() === 'none') return Date.now() - madeAt < ttlWithoutFeed
  return changedAt === undefined || Date.now() - changedAt < maxLagMs
}
