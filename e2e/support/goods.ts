import { decode } from '../../packages/contract/src/http/decode.ts'
import { call, type Person, registerPerson } from './people.ts'
import { uniqueName } from './unique.ts'

export type Goods = {
  name: string
  price: number
  mainQuantity: number
  minQuantity: number
  category: string
  rating: number
  brand: string
  description: string
  sku?: string
  orderMultiple?: number
  priceBreaks?: { from: number; price: number }[]
}

/** The data of a new product with a unique name. */
export function goods(wanted: Partial<Goods> = {}) {
  return {
    name: uniqueName('Test carton '),
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

/** Creates a product for one test, so that tests do not share stock. */
export async function newProduct(wanted: Partial<Goods> = {}, supplier?: Person) {
  const product = goods(wanted)
  const response = await call(supplier ?? (await registerPerson('Test Supplier')), 'POST', '/products', product)
  const { insertedId } = decode(await response.json()) as { insertedId: string }
  return { ...product, id: insertedId }
}

export async function stockOf(id: string): Promise<number> {
  const { mainQuantity } = await read<{ mainQuantity: number }>(`/products/${id}`)
  return mainQuantity
}

/** A decoded public read. */
export async function read<Answer>(path: string): Promise<Answer> {
  const response = await call(null, 'GET', path)
  return decode(await response.json()) as Answer
}
