import type { Product } from '@arot/contract'
import type { Buyer } from './scenarios.ts'

/** The first thousand products, with stock for any number of purchases: several editors share the work. */
export async function stockUp(url: string, editors: readonly Buyer[]): Promise<Product[]> {
  const all: Product[] = []
  let next: string | undefined = '/products?limit=100'
  while (next && all.length < 1000) {
    const response = await fetch(new URL(next, url))
    all.push(...((await response.json()) as Product[]))
    next = response.headers.get('link')?.match(/<([^>]+)>/)?.[1]
  }
  const left = [...all]
  await Promise.all(
    editors.slice(0, 8).map(async ({ headers }) => {
      for (let product = left.pop(); product; product = left.pop()) await supply(url, product, headers)
    }),
  )
  return all
}

async function supply(
  url: string,
  { _id, price, priceBreaks, version, supplier, withdrawn, reviewCount, ...fields }: Product,
  headers: Record<string, string>,
) {
  const body = JSON.stringify({ ...fields, mainQuantity: 900_000_000 })
  const response = await fetch(`${url}/products/${_id}`, { method: 'PATCH', headers, body })
  if (!response.ok) throw new Error(`no stock for ${_id}: ${await response.text()}`)
}
