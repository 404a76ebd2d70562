import { bearer, type Person } from './server.ts'

/** One purchase as the app makes it, and how far it has come. */
export type Purchase = { number: number; product: string; buyer: Person; units: number; insertedId?: string }

/** What a server answered; null when it died before it did. */
type Answer = { status: number; body: { insertedId?: string; code?: string } } | null

/** Sends both halves of a purchase, each under a key of its own. True when it is done, false when the server is gone. */
export async function attempt(url: string, purchase: Purchase): Promise<boolean> {
  const { number, product, buyer, units } = purchase
  const reserved = await send(url, 'PATCH', `/products/${product}/quantity`, buyer, `take-${number}`, {
    $inc: { mainQuantity: -units },
  })
  if (!reserved) return false
  if (reserved.status !== 200) throw new Error(`PATCH answered ${JSON.stringify(reserved)}`)
  const bought = await send(url, 'POST', '/cart', buyer, `buy-${number}`, {
    userEmail: buyer.email,
    quantity: units,
    buyDate: '2026-11-21T08:00:00.000Z',
    productId: product,
    productSnapshot: { name: '', brand: '', category: '', description: '', minQuantity: 1, image: '' },
  })
  if (!bought) return false
  if (bought.status !== 201) throw new Error(`POST answered ${JSON.stringify(bought)}`)
  purchase.insertedId = bought.body.insertedId ?? ''
  return true
}

async function send(
  url: string,
  method: string,
  path: string,
  person: Person,
  key: string,
  body: object,
): Promise<Answer> {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: { ...bearer(person), 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as NonNullable<Answer>['body'] }
  } catch {
    return null
  }
}
