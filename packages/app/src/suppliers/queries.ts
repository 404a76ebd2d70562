// The queries of suppliers. A separate file, because only our server has them and no first page needs them.
import { memberCalls, type Supplier, supplierCalls, type Verification } from '@arot/contract'
import { type ListPage, type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { statusOf } from '../platform/problem.ts'
import { lateKey, ownKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

/** A foreign server has no suppliers. That counts as an empty answer, so that the page can be drawn. */
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
    key: lateKey('supplier', id),
    ask: (client) => supplierCalls(client.call).getSupplier(id).catch(orNone(null)),
  }),

  /** `q` finds suppliers by the words of their names. */
  suppliers: (query: { q?: string; limit?: number } = {}): PagedQuery<Supplier> =>
    pagedQuery(lateKey('suppliers', query), (client, cursor) =>
      supplierCalls(client.call)
        .getSuppliers({ ...query, cursor })
        .catch(orNone<ListPage<Supplier>>({ items: [] })),
    ),
}
