// The calls about suppliers, which only our server has. Made from a client's `call` by the pages that need them.
import {
  type Call,
  type CallOptions,
  type KeyedOptions,
  keyOf,
  nextCursor,
  read,
  readList,
  segment,
} from '../http/call.ts'
import { amount, id, moment, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import { requireOurs } from '../http/own.ts'
import {
  type Supplier,
  type SupplierProfile,
  type Verification,
  type VerificationProof,
  type VerificationState,
  verificationStates,
} from './rules.ts'

/** One of the states we know; another cannot be read. */
const state: Reader<VerificationState> = (fact) => {
  const state = verificationStates.find((one) => one === fact)
  if (!state) throw new TypeError('another state')
  return state
}

export const verificationFields = {
  _id: id,
  state,
  version: amount,
  name: text,
  logo: optional(text),
  place: optional(text),
  licence: text,
  document: text,
  at: moment,
  reason: optional(text),
}
const verification = omitUndefined(record(verificationFields)) as Reader<Verification>

const supplier = omitUndefined(
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
    verification: optional(verification),
  }),
) as Reader<Supplier & { verification?: Verification }>

export function supplierCalls(call: Call) {
  return {
    /** Everybody who sells something now, the verified first and then who began first. */
    getSuppliers: async (cursor?: string, options?: CallOptions): Promise<{ suppliers: Supplier[]; next?: string }> => {
      await requireOurs(call)
      const query = cursor ? `?${new URLSearchParams({ cursor })}` : ''
      const answer = await call('GET', `/suppliers${query}`, { ...options, isPublic: true })
      return { suppliers: readList(supplier, answer), next: nextCursor(answer) }
    },

    getSupplier: async (supplierId: string, options?: CallOptions): Promise<Supplier> => {
      await requireOurs(call)
      return read(supplier, await call('GET', `/suppliers/${segment(supplierId)}`, { ...options, isPublic: true }))
    },

    /** The caller’s own; refused with `not_found` before their first product. */
    getOwnSupplier: async (options?: CallOptions): Promise<Supplier & { verification?: Verification }> => {
      await requireOurs(call)
      return read(supplier, await call('GET', '/suppliers/me', options))
    },

    /** Of a verified supplier another name or logo waits for an operator; `verification` has them until then. */
    changeSupplier: async (
      profile: SupplierProfile,
      options?: CallOptions,
    ): Promise<Supplier & { verification?: Verification }> => {
      await requireOurs(call)
      return read(supplier, await call('PATCH', '/suppliers/me', { ...options, body: profile }))
    },

    /** Asks to be verified; an operator looks at it. */
    requestVerification: async (proof: VerificationProof, options?: KeyedOptions): Promise<Verification> => {
      await requireOurs(call)
      const request = { ...options, body: proof, ours: keyOf(options) }
      return read(verification, await call('POST', '/suppliers/me/verification', request))
    },
  }
}
