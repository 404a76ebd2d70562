import { ApiError, type Client, type Product } from '@arot/contract'
import { expect, test, vi } from 'vitest'
import { browserStore, createDataCache } from '../src/platform/cache.ts'
import { appendPage } from '../src/platform/paged.ts'
import { queries } from '../src/platform/queries.ts'
import type { Query } from '../src/platform/query.ts'
import { onErrorRetry } from '../src/platform/retry.ts'

/** A read whose answers the test controls. */
function stockOf(id: string) {
  const answers: PromiseWithResolvers<number>[] = []
  const read: Query<number> = {
    key: ['stock', id],
    ask: () => {
      const next = Promise.withResolvers<number>()
      answers.push(next)
      return next.promise
    },
  }
  return { read, answers }
}

const isStock = (key: unknown) => Array.isArray(key) && key[0] === 'stock'
const cacheOf = (client: Partial<Client> = {}) => createDataCache(client as Client, browserStore())

test('A read that began before a write never answers after it', async () => {
  const { read, answers } = stockOf('overtaken')
  const data = cacheOf()
  const page = data.prime(read)
  await data.renew(isStock)
  const after = data.ask(read)
  answers[0]?.resolve(100)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(80)
  expect(await after).toBe(80)
  await page
  expect(data.peek(read)).toBe(80)
})

test('A write also updates a newer answer that is still pending, which is not lost', async () => {
  type Goods = { price: number; stock: number; places: number }
  const answers: PromiseWithResolvers<Goods>[] = []
  const read: Query<Goods> = {
    key: ['stock', 'written into'],
    ask: () => {
      answers.push(Promise.withResolvers<Goods>())
      return answers.at(-1)?.promise as Promise<Goods>
    },
  }
  const data = cacheOf()
  const first = data.prime(read)
  answers[0]?.resolve({ price: 10, stock: 60, places: 1 })
  await first
  const newer = data.prime(read, { isAnew: true })
  await data.update(read, (goods) => goods && { ...goods, stock: 100 })
  await data.update(read, (goods) => goods && { ...goods, places: 2 })
  expect(data.peek(read)).toEqual({ price: 10, stock: 100, places: 2 })
  answers[1]?.resolve({ price: 12, stock: 60, places: 1 })
  await newer
  await vi.waitFor(() => expect(data.peek(read)).toEqual({ price: 12, stock: 100, places: 2 }))
  expect(answers).toHaveLength(2)
})

test('A read that fails after a write is tried again', async () => {
  const { read, answers } = stockOf('failing')
  const data = cacheOf()
  const before = data.ask(read)
  await data.renew(isStock)
  answers[0]?.reject(new Error('The connection was cut.'))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(80)
  expect(await before).toBe(80)
})

test('Two simultaneous reads of the same are one request', async () => {
  const { read, answers } = stockOf('shared')
  const data = cacheOf()
  const both = [data.ask(read), data.ask(read)]
  answers[0]?.resolve(7)
  expect(await Promise.all(both)).toEqual([7, 7])
  expect(answers).toHaveLength(1)
})

test('A pending read of a member who left is not cached for the next', async () => {
  const { read, answers } = stockOf('left')
  const data = cacheOf()
  const asked = data.ask(read)
  await data.drop(isStock)
  answers[0]?.resolve(3)
  await asked
  expect(answers).toHaveLength(1)
  expect(data.peek(read)).toBeUndefined()
})

/** A paged catalogue that records its requests. */
function catalogue() {
  const products = Array.from({ length: 12 }, (_, place) => ({ _id: String(place), mainQuantity: 100 }) as Product)
  const asked: (string | undefined)[] = []
  async function getProducts({ cursor, limit = 3 }: { cursor?: string; limit?: number }) {
    asked.push(cursor)
    const start = Number(cursor ?? 0)
    const next = start + limit < products.length ? String(start + limit) : undefined
    return { products: products.slice(start, start + limit), next, total: products.length, isEstimate: false }
  }
  return { products, asked, client: { getProducts } as unknown as Client }
}

async function readAllPages({ client }: ReturnType<typeof catalogue>, name: string) {
  const data = cacheOf(client)
  const read = queries.products(null, { q: name }, 3)
  await data.prime(read)
  for (let pages = 1; pages < 3; pages++) {
    const cached = data.peek(read)
    const page = await read.askPage(client, cached?.next)
    data.receive({ failed: [], answers: [[read.key, cached && appendPage(cached, page)]] })
  }
  return { data, read }
}

const idsOf = (list: { items: Product[] } | undefined) => list?.items.map(({ _id }) => _id).join(' ')

test('A long list that is shown again only reloads its first page, and keeps the others', async () => {
  const shop = catalogue()
  const { data, read } = await readAllPages(shop, 'focus')
  shop.asked.length = 0
  shop.products.unshift({ _id: 'new', mainQuantity: 5 } as Product)
  expect(idsOf(await data.ask(read))).toBe('new 0 1 2 3 4 5 6 7 8')
  shop.products.splice(2, 1)
  expect(idsOf(await data.ask(read))).toMatch(/^new 0 2/)
  expect(shop.asked).toEqual([undefined, undefined])
})

test('After a write every visible page is reloaded', async () => {
  const shop = catalogue()
  const { data, read } = await readAllPages(shop, 'write')
  shop.asked.length = 0
  await data.renew((key) => Array.isArray(key) && key[0] === 'products')
  expect(idsOf(await data.ask(read))).toBe('0 1 2 3 4 5 6 7 8')
  expect(shop.asked).toEqual([undefined, '3', '6'])
})

test('A failed read is retried automatically, but not after a refusal, and not before the server’s Retry-After', async () => {
  vi.useFakeTimers()
  const revalidate = vi.fn(async () => true)
  const failing = (error: unknown) =>
    onErrorRetry?.(error, 'key', {} as never, revalidate, { retryCount: 1, dedupe: true })
  const apiError = (status: number, askAgainAt?: number) =>
    new ApiError(status, null, { code: 'http', title: '', askAgainAt })
  failing(apiError(404))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revalidate).not.toHaveBeenCalled()
  failing(apiError(429, Date.now() + 30_000))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(revalidate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(revalidate).toHaveBeenCalledOnce()
  failing(apiError(0))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(revalidate).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
