// The calls about suppliers, which only our server has. Made from a client's `call` by the pages that need them.
import { type Call, type CallOptions, type KeyedOptions, segment } from '../http/call.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type {
  OwnSupplier,
  Supplier,
  SupplierProfile,
  SuppliersQuery,
  Verification,
  VerificationProof,
} from './schema.ts'
import { verificationStates } from './states.ts'

const isKnown = ({ state }: Verification) => verificationStates.includes(state)

export function supplierCalls(call: Call) {
  const suppliers = ownCalls<Supplier>(call)
  const own = ownCalls<OwnSupplier>(call, ({ verification }) => !verification || isKnown(verification))
  const verifications = ownCalls<Verification>(call, isKnown)

  return {
    /** Everybody who sells something now, the verified first and then who began first; with `q`, whose name has its words. */
    getSuppliers: async (query: SuppliersQuery = {}, options?: CallOptions) => {
      const { items, next } = await suppliers.page(`/suppliers${queryOf(query)}`, { ...options, isPublic: true })
      return { suppliers: items, next }
    },

    getSupplier: (supplierId: string, options?: CallOptions): Promise<Supplier> =>
      suppliers.one('GET', `/suppliers/${segment(supplierId)}`, { ...options, isPublic: true }),

    /** The caller’s own; refused with `not_found` before their first product. */
    getOwnSupplier: (options?: CallOptions): Promise<OwnSupplier> => own.one('GET', '/suppliers/me', options),

    /** Of a verified supplier another name, logo or place waits for an operator; `verification` has them until then. */
    changeSupplier: (profile: SupplierProfile, options?: KeyedOptions): Promise<OwnSupplier> =>
      own.write('PATCH', '/suppliers/me', profile, options),

    /** Asks to be verified; an operator looks at it. */
    requestVerification: (proof: VerificationProof, options?: KeyedOptions): Promise<Verification> =>
      verifications.write('POST', '/suppliers/me/verification', proof, options),
  }
}
