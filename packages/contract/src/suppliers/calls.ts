// The calls of suppliers. Only our server has them. Built from a client's `call`, so that other pages do not load
// them.
import { type Call, type CallOptions, fill, type KeyedOptions } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
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
    getSuppliers: (query: SuppliersQuery = {}, options?: CallOptions) =>
      suppliers.page(`${endpoints.getSuppliers}${queryOf(query)}`, { ...options, isPublic: true }),

    getSupplier: (supplierId: string, options?: CallOptions): Promise<Supplier> =>
      suppliers.one(fill(endpoints.getSupplier, supplierId), { ...options, isPublic: true }),

    /** The caller's own page. Throws `not_found` if there is none yet. */
    getOwnSupplier: (options?: CallOptions): Promise<OwnSupplier> => own.one(endpoints.getOwnSupplier, options),

    /**
     * If the supplier is verified, a new name, logo or place waits for an operator. `verification` has it until then.
     */
    changeSupplier: (profile: SupplierProfile, options?: KeyedOptions): Promise<OwnSupplier> =>
      own.write(endpoints.changeSupplier, profile, options),

    /** Requests verification. An operator decides. */
    requestVerification: (proof: VerificationProof, options?: KeyedOptions): Promise<Verification> =>
      verifications.write(endpoints.requestVerification, proof, options),
  }
}
