import { newProduct } from './goods.ts'
import { call, registered } from './people.ts'

/** Somebody who has bought 10 units of one product. */
export async function buyerWithOneItem() {
  const person = await registered()
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const { id, name, brand, category, description, minQuantity, image } = product
  await call(person, 'POST', '/cart', {
    userEmail: person.email,
    quantity: 10,
    buyDate: new Date().toISOString(),
    productId: id,
    productSnapshot: { name, brand, category, description, minQuantity, image },
  })
  return { person, product, cart: `/cart/${encodeURIComponent(person.email)}` }
}
