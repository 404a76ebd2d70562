import { decode } from '../../packages/contract/src/http/decode.ts'
import type { Goods } from './goods.ts'
import { call, type Person } from './people.ts'

const week = 7 * 86_400_000

/** Makes an offer through the api. Returns its id. */
export async function makeOffer(person: Person, { id }: Goods & { id: string }, quantity: number, price: number) {
  const until = new Date(Date.now() + week).toISOString()
  const response = await call(person, 'POST', '/offers', { productId: id, quantity, price, until })
  const offer = decode(await response.json()) as { id: string }
  return offer.id
}
