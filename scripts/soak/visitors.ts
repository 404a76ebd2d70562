import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { bearer } from '../../packages/api/test/support/server.ts'
import { cellsOf, hasFormula } from '../attack/exports.ts'
import { mostStreams } from '../attack/notifications.ts'
import type { Market } from './market.ts'

type IsOver = () => boolean
/** When the crowd stops, and its random source. */
type Course = { isOver: IsOver; random: () => number }

const pages = ['/', '/all-categories', '/about-us', '/category/Fashion%20%26%20Apparel', '/auth/login', '/all-products']
const reads = ['/products?limit=24', '/categories', '/brands', '/products?q=lamp&limit=20', '/products/facets']

const pickFrom = <One>(all: readonly One[], random: () => number) => all[Math.floor(random() * all.length)] as One

/** Runs all users at once until the end. */
export async function crowd(app: string, market: Market, { isOver, random }: Course) {
  await Promise.all([
    ...repeat(6, isOver, () => visit(app, market, random)),
    ...repeat(8, isOver, () => purchase(market, random)),
    ...repeat(1, isOver, (round) => market.edit(pickFrom(market.products, random), round)),
    ...repeat(3, isOver, () => leave(app, market, random)),
    ...repeat(1, isOver, () => stopReading(app, market, random)),
    ...repeat(1, isOver, () => openTooMany(app, market, random)),
    ...repeat(1, isOver, () => exportOrders(app, market, random)),
  ])
}

function repeat(count: number, isOver: IsOver, act: (round: number) => Promise<unknown>) {
  return Array.from({ length: count }, async () => {
    for (let round = 0; !isOver(); round += 1) {
      await act(round)
      await pause(20)
    }
  })
}

/** While the api is unavailable a page says so. The app itself always answers. */
async function visit(app: string, { counts }: Market, random: () => number) {
  const isPage = random() < 0.5
  // Hardly any request repeats, to check that the caches are limited.
  const address = isPage ? `${pickFrom(pages, random)}?q=${random()}` : `/api${pickFrom(reads, random)}`
  const answer = await fetch(app + address)
  await answer.arrayBuffer()
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${address} answered ${answer.status}`)
  if (isPage) counts.pages += 1
  else counts.reads += 1
}

async function purchase(market: Market, random: () => number) {
  const buyer = pickFrom(market.buyers, random)
  const item = await market.buy(buyer, pickFrom(market.products, random), 1 + Math.floor(random() * 5))
  if (random() < 0.95) await market.remove(buyer, item)
}

/** Opens a stream and disconnects at any moment. */
async function leave(app: string, { counts, products }: Market, random: () => number) {
  const leaving = new AbortController()
  const address = `${app}/api/products/${pickFrom(products, random)}/events`
  const stream = fetch(address, { signal: leaving.signal }).catch(() => {})
  await pause(random() * 200)
  leaving.abort()
  await stream
  counts.streams += 1
}

/** Each row has nine problems, so that the verdicts are larger than the buffers of the connection. */
const manyProblems = Buffer.from(`sku,price_breaks\n${`S1,${`${'ক'.repeat(40)} `.repeat(9)}\n`.repeat(4000)}`)

/** Sends a file, reads the beginning of the verdicts and stops reading. */
async function stopReading(app: string, { counts, buyers }: Market, random: () => number) {
  const { hostname, port, host } = new URL(app)
  const socket = connect(Number(port), hostname).on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const head = [
    'POST /api/products/import?mode=check HTTP/1.1',
    `host: ${host}`,
    `authorization: Bearer ${pickFrom(buyers, random).token}`,
    'content-type: text/csv',
    `content-length: ${manyProblems.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(manyProblems)
  socket.once('data', () => socket.pause())
  await Promise.race([closed, pause(5_000 + random() * 20_000)])
  socket.destroy()
  counts.unread += 1
}

/** Opens more notification streams than one account may have, and disconnects at any moment. */
async function openTooMany(app: string, { counts, supplier }: Market, random: () => number) {
  const leaving = new AbortController()
  const { signal } = leaving
  const open = () => fetch(`${app}/api/notifications/events`, { headers: bearer(supplier), signal }).catch(() => null)
  const answers = await Promise.all(Array.from({ length: mostStreams + 2 }, open))
  const opened = answers.filter((answer) => answer?.status === 200).length
  if (opened > mostStreams) throw new Error(`One account has ${opened} notification streams`)
  await pause(random() * 1_000)
  leaving.abort()
  counts.streams += opened
}

/** While the api restarts, a file is refused or incomplete. */
async function exportOrders(app: string, { counts, buyers }: Market, random: () => number) {
  const headers = bearer(pickFrom(buyers, random))
  const answer = await fetch(`${app}/api/orders/export?side=bought`, { headers }).catch(() => null)
  const file = answer?.ok ? await answer.text().catch(() => null) : null
  if (file === null) return
  const formula = cellsOf(file).find(hasFormula)
  if (formula !== undefined) throw new Error(`An export has the formula ${formula}`)
  counts.exports += 1
}
