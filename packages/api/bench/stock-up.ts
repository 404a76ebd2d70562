import type { Product } from '@arot/contract'
import type { Buyer } from './scenarios.ts'

/** The first thousand products, with stock for any number of purchases. */
export async function stockUp(url: string, { headers }: Buyer): Promise<Product[]> {
  const all: Product[] = []
  let next: string | undefined = '/products?limit=100'
  while (next && all.length < 1000) {
    const response = await fetch(url + next)
    all.push(...((await response.json()) as Product[]))
    next = response.headers.get('link')?.match(/<([^>]+)>/)?.[1]
  }
  for (const { _id, price, version, ...fields } of all) {
    const body = JSON.stringify({ ...fields, mainQuantity: 900_000_000 })
    const response = await fetch(`${url}/products/${_id}`, { method: 'PATCH', headers, body })
    if (!response.ok) throw new Error(`no stock for ${_id}: ${await response.text()}`)
  }
  return all
}
