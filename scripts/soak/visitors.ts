import { setTimeout as pause } from 'node:timers/promises'
import type { Market } from './market.ts'

type IsOver = () => boolean

const pages = ['/', '/all-categories', '/about-us', '/category/Fashion%20%26%20Apparel', '/auth/login', '/all-products']
const reads = ['/products?limit=24', '/categories', '/brands', '/products?q=lamp&limit=20', '/products/facets']

const pick = <One>(all: readonly One[]) => all[Math.floor(Math.random() * all.length)] as One

/** Everybody at once, until it is over. */
export async function crowd(app: string, market: Market, isOver: IsOver) {
  await Promise.all([
    ...repeated(6, isOver, () => visit(app, market)),
    ...repeated(8, isOver, () => purchase(market)),
    ...repeated(1, isOver, (round) => market.edit(pick(market.products), round)),
    ...repeated(3, isOver, () => leave(app, market)),
  ])
}

function repeated(count: number, isOver: IsOver, act: (round: number) => Promise<unknown>) {
  return Array.from({ length: count }, async () => {
    for (let round = 0; !isOver(); round += 1) {
      await act(round)
      await pause(20)
    }
  })
}

/** While the api is away a page says so; the app itself always answers. */
async function visit(app: string, { counts }: Market) {
  const isPage = Math.random() < 0.5
  // Hardly any question is asked twice: what is kept of them must have a bound.
  const address = isPage ? `${pick(pages)}?q=${Math.random()}` : `/api${pick(reads)}`
  const answer = await fetch(app + address)
  await answer.arrayBuffer()
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${address} answered ${answer.status}`)
  if (isPage) counts.pages += 1
  else counts.reads += 1
}

async function purchase(market: Market) {
  const buyer = pick(market.buyers)
  const item = await market.buy(buyer, pick(market.products), 1 + Math.floor(Math.random() * 5))
  if (Math.random() < 0.95) await market.remove(buyer, item)
}

/** Opens a stream and goes, at any moment. */
async function leave(app: string, { counts, products }: Market) {
  const leaving = new AbortController()
  const stream = fetch(`${app}/api/products/${pick(products)}/events`, { signal: leaving.signal })
  await pause(Math.random() * 200)
  leaving.abort()
  await stream.catch(() => {})
  counts.streams += 1
}
