// The calls about suppliers, which only our server has. Made from a client's `call` by the pages that need them.
import { type Call, type CallOptions, read, segment } from './call.ts'
import { ApiError } from './errors.ts'
import { amount, id, moment, optional, type Reader, record, text } from './fields.ts'
import type { Supplier, SupplierProfile } from './suppliers.ts'
import { told } from './told.ts'

const supplier = told(
  record({
    _id: id,
    name: text,
    logo: optional(text),
    place: optional(text),
    about: optional(text),
    since: moment,
    verifiedSince: optional(moment),
    smallestOrderValue: optional(amount),
    daysToAnswer: optional(amount),
    rating: optional(amount),
  }),
) as Reader<Supplier>

export function supplierCalls(call: Call) {
  /** Nothing of this is asked of a server that does not know it. */
  async function ours() {
    if (!(await call.findOut())) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  }

  return {
    getSupplier: async (supplierId: string, options?: CallOptions): Promise<Supplier> => {
      await ours()
      return read(supplier, await call('GET', `/suppliers/${segment(supplierId)}`, { ...options, isPublic: true }))
    },

    /** The caller’s own; refused with `not_found` before their first product. */
    getOwnSupplier: async (options?: CallOptions): Promise<Supplier> => {
      await ours()
      return read(supplier, await call('GET', '/suppliers/me', options))
    },

    changeSupplier: async (profile: SupplierProfile, options?: CallOptions): Promise<Supplier> => {
      await ours()
      return read(supplier, await call('PATCH', '/suppliers/me', { ...options, body: profile }))
    },
  }
}
