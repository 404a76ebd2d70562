// Buyers who send a purchase with a key and repeat it until it is acknowledged, like a careful client.
import { setTimeout as pause } from 'node:timers/promises'

/** The longest time for an answer, whatever the database does. */
const longestAnswerMs = 5_000
const units = 2

type PurchaseRecord = { id: string; uid: string; productId: string; quantity: number }

/** A token as the identity emulator issues it: unsigned, so that no emulator is needed. */
function tokenOf(uid: string) {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://securetoken.google.com/demo-arot',
    aud: 'demo-arot',
    sub: uid,
    email: `${uid}@example.com`,
    email_verified: true,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 7200,
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(claims)}.`
}

export function startPurchases(
  servers: readonly string[],
  products: readonly string[],
  { buyers, name }: { buyers: number; name: string },
) {
  const acknowledged: PurchaseRecord[] = []
  const statuses = new Map<string, number>()
  let isStopping = false
  let slowestMs = 0
  let watchers: { since: number; resolve: (at: number) => void }[] = []

  async function attempt(number: number, uid: string, token: string) {
    const began = performance.now()
    const productId = products[number % products.length] as string
    const answer = await fetch(`${servers[number % servers.length]}/cart`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `${name.replace(/\W+/g, '-')}-${number}`,
      },
      body: JSON.stringify({
        userEmail: `${uid}@example.com`,
        quantity: units,
        buyDate: '2026-11-21T08:00:00.000Z',
        productId,
        productSnapshot: { name: '', brand: '', category: '', description: '', minQuantity: 1, image: '' },
      }),
      signal: AbortSignal.timeout(4 * longestAnswerMs),
    }).catch((error: Error) => error)
    const status = answer instanceof Error ? answer.name : `${answer.status}`
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    slowestMs = Math.max(slowestMs, performance.now() - began)
    if (answer instanceof Error) return false
    const body = (await answer.json()) as { insertedId?: string }
    if (answer.status >= 400 && answer.status < 500) throw new Error(`A purchase answered ${JSON.stringify(body)}`)
    if (answer.status !== 201) return false
    acknowledged.push({ id: String(body.insertedId), uid, productId, quantity: units })
    // Only a purchase that began after that moment shows that writes work again.
    const at = performance.now()
    for (const { since, resolve } of watchers) if (began >= since) resolve(at)
    watchers = watchers.filter(({ since }) => began < since)
    return true
  }

  async function buy(place: number) {
    const uid = `buyer-${place}`
    const token = tokenOf(uid)
    for (let number = place; !isStopping; number += buyers) {
      while (!(await attempt(number, uid, token))) await pause(100)
    }
  }

  const all = Promise.all(Array.from({ length: buyers }, (_, place) => buy(place)))
  return {
    acknowledged,
    /** The number of answers by status, or by error name if there was no answer. */
    statuses,
    slowestMs: () => slowestMs,
    longestAnswerMs,
    /** Resolves with the milliseconds until a purchase that begins after now is acknowledged. */
    async waitUntilWritten() {
      const since = performance.now()
      const written = new Promise<number>((resolve) => watchers.push({ since, resolve }))
      // A final refusal of one buyer ends all of them.
      const at = await Promise.race([written, all.then(() => since)])
      return at - since
    },
    async waitForAcknowledgements(more: number) {
      const wanted = acknowledged.length + more
      while (acknowledged.length < wanted) await this.waitUntilWritten()
    },
    /** Waits until every buyer has finished the current purchase. */
    async stop() {
      isStopping = true
      await all
    },
  }
}
