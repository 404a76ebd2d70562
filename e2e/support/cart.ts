import { newProduct } from './goods.ts'
import { ordered } from './orders.ts'
import { registered } from './people.ts'

/** Somebody who has bought 10 units of one product. */
export async function buyerWithOneItem() {
  const person = await registered()
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  await ordered(person, product, 10)
  return { person, product, cart: `/cart/${encodeURIComponent(person.email)}` }
}
