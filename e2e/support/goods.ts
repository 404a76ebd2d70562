import { call, type Person, registered } from './people.ts'

type Goods = {
  name: string
  price: number
  mainQuantity: number
  minQuantity: number
  category: string
  rating: number
}

/** What a supplier offers, under a name of its own. */
export function goods(wanted: Partial<Goods> = {}) {
  return {
    name: `Test carton ${Math.random().toString(36).slice(2, 8)}`,
    image: 'https://pictures.example/carton.webp',
    brand: 'Testwerk',
    category: 'Office Supplies & Stationery',
    description: 'A carton of its own for one test.',
    price: 12.5,
    rating: 4,
    mainQuantity: 100,
    minQuantity: 10,
    ...wanted,
  }
}

/** A product of its own for a test, so that no test depends on another's stock. */
export async function newProduct(wanted: Partial<Goods> = {}, supplier?: Person) {
  const product = goods(wanted)
  const response = await call(supplier ?? (await registered('Test Supplier')), 'POST', '/products', product)
  const { insertedId } = (await response.json()) as { insertedId: string }
  return { ...product, id: insertedId }
}

export async function stockOf(id: string): Promise<number> {
  const response = await call(null, 'GET', `/products/${id}`)
  const { mainQuantity } = (await response.json()) as { mainQuantity: number }
  return mainQuantity
}
