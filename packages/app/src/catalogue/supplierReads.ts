// What the pages of suppliers read. In a file of its own: only our server has any of it, and no first page does.
import { type Supplier, supplierCalls } from '@arot/contract'
import type { Read } from '../platform/read.ts'
import { supplierKey, suppliersKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

export const supplierReads = {
  supplier: (id: string): Read<Supplier> => ({
    key: supplierKey(id),
    ask: (client) => supplierCalls(client.call).getSupplier(id),
  }),

  suppliers: (): PagedRead<Supplier> =>
    pagedRead(suppliersKey, async (client, cursor) => {
      const { suppliers, next } = await supplierCalls(client.call).getSuppliers(cursor)
      return { items: suppliers, next }
    }),
}
