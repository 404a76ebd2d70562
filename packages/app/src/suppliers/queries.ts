// What the pages of suppliers read. In a file of its own: only our server has any of it, and no first page does.
import { memberCalls, type Supplier, supplierCalls, type Verification } from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { statusOf } from '../platform/problem.ts'
import { ownKey, supplierKey, suppliersKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

/** A foreign server knows none: that is an answer too, with which a page can be drawn. */
const orNone =
  <None>(none: None) =>
  (error: unknown): None => {
    if (statusOf(error) === 404) return none
    throw error
  }

export type OwnSupplier = Supplier & { verification?: Verification }

export const supplierQueries = {
  /** The reader's supplier page; null without a request if the account has none. */
  own: (): Query<OwnSupplier | null> => ({
    key: ownKey('supplier'),
    ask: async (client) => {
      const { supplierId } = await memberCalls(client.call).getMember()
      return supplierId === undefined ? null : supplierCalls(client.call).getOwnSupplier()
    },
  }),

  /** Null if there is none. */
  supplier: (id: string): Query<Supplier | null> => ({
    key: supplierKey(id),
    ask: (client) => supplierCalls(client.call).getSupplier(id).catch(orNone(null)),
  }),

  /** With `q`, those whose names have its words. */
  suppliers: (query: { q?: string; limit?: number } = {}): PagedQuery<Supplier> =>
    pagedQuery(suppliersKey(query), async (client, cursor) => {
      const { suppliers, next } = await supplierCalls(client.call)
        .getSuppliers({ ...query, cursor })
        .catch(orNone<{ suppliers: Supplier[]; next?: string }>({ suppliers: [] }))
      return { items: suppliers, next }
    }),
}
