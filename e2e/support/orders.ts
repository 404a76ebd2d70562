import { decode } from '../../packages/contract/src/http/decode.ts'
import type { Goods } from './goods.ts'
import { call, type Person } from './people.ts'

/** Buys units through the api. Returns the id of the order. */
export async function placeOrder(person: Person, product: Goods & { id: string; image: string }, quantity: number) {
  const { id, name, brand, category, description, minQuantity, image } = product
  const response = await call(person, 'POST', '/cart', {
    userEmail: person.email,
    quantity,
    buyDate: new Date().toISOString(),
    productId: id,
    productSnapshot: { name, brand, category, description, minQuantity, image },
  })
  const { insertedId } = decode(await response.json()) as { insertedId: string }
  return insertedId
}

/** The id of the buyer's last order. */
export async function lastOrderOf(person: Person): Promise<string> {
  const response = await call(person, 'GET', '/orders?side=bought&limit=1')
  const [order] = decode(await response.json()) as { id: string }[]
  if (!order) throw new Error(`${person.email} has ordered nothing.`)
  return order.id
}
