import type { EditedFrom, NewProduct, ProductChange } from '@arot/contract'
import { isOfCatalogue, isOfSession } from '../platform/queries.ts'
import type { Visit } from '../session/visit.ts'

/** Adds a product; null when the server did not say under which id. One key an attempt: sent twice it is added once. */
export async function addProduct({ client, data }: Visit, product: NewProduct, key: string): Promise<string | null> {
  const { insertedId } = await client.addProduct(product, { key })
  // With the first product the account becomes a supplier.
  if (insertedId !== null) await data.renew((key) => isOfCatalogue(key) || isOfSession(key))
  return insertedId
}

export async function updateProduct({ client, data }: Visit, id: string, change: ProductChange, from: EditedFrom) {
  await client.updateProduct(id, change, from)
  await data.renew(isOfCatalogue)
}

/** Resolves once it is known whether the server is ours, or cannot be: then it counts as a foreign one. */
export async function knowsServer({ client }: Visit) {
  await client.call.findOut().catch(() => {})
}
