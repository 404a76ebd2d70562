// The calls of suppliers. Only our server has them. Built from a client's `call`, so that other pages do not load
// them.
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
    /** All suppliers with a published product: verified ones first, then the oldest. `q` searches their names. */
    getSuppliers: async (query: SuppliersQuery = {}, options?: CallOptions) => {
      const { items, next } = await suppliers.page(`/suppliers${queryOf(query)}`, { ...options, isPublic: true })
      return { suppliers: items, next }
    },

    getSupplier: (supplierId: string, options?: CallOptions): Promise<Supplier> =>
      suppliers.one('GET', `/suppliers/${segment(supplierId)}`, { ...options, isPublic: true }),

    /** The caller's own page. Throws `not_found` if there is none yet. */
    getOwnSupplier: (options?: CallOptions): Promise<OwnSupplier> => own.one('GET', '/suppliers/me', options),

    /**
     * If the supplier is verified, a new name, logo or place waits for an operator. `verification` has it until then.
     */
    changeSupplier: (profile: SupplierProfile, options?: KeyedOptions): Promise<OwnSupplier> =>
      own.write('PATCH', '/suppliers/me', profile, options),

    /** Requests verification. An operator decides. */
    requestVerification: (proof: VerificationProof, options?: KeyedOptions): Promise<Verification> =>
      verifications.write('POST', '/suppliers/me/verification', proof, options),
  }
}
