import { setTimeout as pause } from 'node:timers/promises'
import { type Person, person } from '../../packages/api/test/support/server.ts'

export type Purchase = { units: number; isRemoved: boolean }
export type Market = Awaited<ReturnType<typeof createMarket>>

const shelves = 40
const stock = 1_000_000
/** Longer than any restart. A longer refusal means that a part ended and was not restarted. */
const patience = 60_000

/** Buyers and a supplier with real tokens, their own products, and a record of all answers. */
export async function createMarket(app: string) {
  const supplier = await person('Soak Supplier')
  const buyers = await Promise.all(Array.from({ length: 20 }, () => person()))
  const bought = new Map<string, Purchase>()
  const counts = {
    pages: 0,
    reads: 0,
    purchases: 0,
    removals: 0,
    edits: 0,
    streams: 0,
    unread: 0,
    exports: 0,
    unanswered: 0,
  }

  /** Repeats a call with the same key until it gets a final answer, like a careful client during a restart. */
  async function call(who: Person, method: string, path: string, body?: object, key = crypto.randomUUID()) {
    const began = Date.now()
    while (Date.now() - began < patience) {
      const answer = await fetch(`${app}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${who.token}`,
          'idempotency-key': key,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      }).catch(() => null)
      if (answer && answer.status < 500 && answer.status !== 429) {
        return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> }
      }
      await answer?.body?.cancel()
      counts.unanswered += 1
      await pause(100)
    }
    throw new Error(`${method} ${path} was refused for a minute`)
  }

  const newProduct = (number: number) => ({
    image: 'https://example.com/drill.png',
    // A spreadsheet would run it as a formula.
    name: `=Soak Drill ${number}`,
    brand: 'Kormo',
    category: 'Industrial Machinery & Tools',
    description: 'Two gears and a case.',
    price: 49.9,
    rating: 4.5,
    mainQuantity: stock,
    minQuantity: 1,
  })
  const products: string[] = []
  for (let number = 0; number < shelves; number += 1) {
    const { status, body } = await call(supplier, 'POST', '/products', newProduct(number))
    if (status !== 201) throw new Error(`A product was refused: ${JSON.stringify(body)}`)
    products.push(String(body.insertedId))
  }

  return {
    supplier,
    buyers,
    products,
    counts,

    async buy(buyer: Person, productId: string, units: number) {
      const stockAnswer = await call(buyer, 'PATCH', `/products/${productId}/quantity`, {
        $inc: { mainQuantity: -units },
      })
      if (stockAnswer.status !== 200) throw new Error(`PATCH answered ${JSON.stringify(stockAnswer)}`)
      const { status, body } = await call(buyer, 'POST', '/cart', {
        userEmail: buyer.email,
        quantity: units,
        buyDate: new Date().toISOString(),
        productId,
        productSnapshot: { name: '', brand: '', category: '', description: '', minQuantity: 1, image: '' },
      })
      if (status !== 201) throw new Error(`POST answered ${status} ${JSON.stringify(body)}`)
      counts.purchases += 1
      bought.set(String(body.insertedId), { units, isRemoved: false })
      return String(body.insertedId)
    },

    async remove(buyer: Person, itemId: string) {
      const { status } = await call(buyer, 'DELETE', `/cart/${itemId}`)
      // 404: an earlier attempt whose answer was lost has already removed it.
      if (status !== 200 && status !== 404) throw new Error(`DELETE answered ${status}`)
      counts.removals += 1
      bought.set(itemId, { units: 0, isRemoved: true })
    },

    async edit(productId: string, number: number) {
      const { price: _, mainQuantity: __, ...change } = newProduct(number)
      const { status, body } = await call(supplier, 'PATCH', `/products/${productId}`, change)
      if (status !== 200) throw new Error(`An edit answered ${status} ${JSON.stringify(body)}`)
      counts.edits += 1
    },

    purchases: () => bought,
    describe: () =>
      Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
  }
}
