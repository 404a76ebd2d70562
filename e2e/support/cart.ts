import { newProduct } from './goods.ts'
import { placeOrder } from './orders.ts'
import { registerPerson } from './people.ts'

/** A person who has bought 10 units of one product. */
export async function buyerWithOneItem() {
  const person = await registerPerson()
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  await placeOrder(person, product, 10)
  return { person, product, cart: `/cart/${encodeURIComponent(person.email)}` }
}
