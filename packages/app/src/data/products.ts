import type { EditedFrom, NewProduct, ProductChange } from '@arot/contract'
import { renew } from './cache.ts'
import { client } from './client.ts'
import { isOfCatalogue } from './reads.ts'

/** Adds a product; null when the server did not say under which id. One key an attempt: sent twice it is added once. */
export async function addProduct(product: NewProduct, key: string): Promise<string | null> {
  const { insertedId } = await client.addProduct(product, { key })
  if (insertedId !== null) await renew(isOfCatalogue)
  return insertedId
}

export async function updateProduct(id: string, change: ProductChange, from: EditedFrom): Promise<void> {
  await client.updateProduct(id, change, from)
  await renew(isOfCatalogue)
}
