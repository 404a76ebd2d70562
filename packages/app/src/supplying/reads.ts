// What only an owner reads, and only our server has.
import {
  operatorCalls,
  type PricesSince,
  priceCalls,
  type Supplier,
  supplierCalls,
  type Verification,
  type VerificationRequest,
  type VerificationState,
} from '@arot/contract'
import type { Read } from '../platform/read.ts'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

/** What a product costs and did cost: refused to everybody but its owner. */
export const pricesOf = (id: string): PagedRead<PricesSince & { _id: string }> =>
  pagedRead(ownKey('prices', id), async (client, cursor) => {
    const { prices, next } = await priceCalls(client.call).getPrices(id, cursor)
    return { items: prices.map((one) => ({ ...one, _id: one.at.toISOString() })), next }
  })

/** The reader as a supplier; refused with 404 to who has never added a product. */
export const ownSupplier = (): Read<Supplier & { verification?: Verification }> => ({
  key: ownKey('supplier'),
  ask: (client) => supplierCalls(client.call).getOwnSupplier(),
})

/** What suppliers have sent to be verified: refused to everybody but operators. */
export const verificationsIn = (state: VerificationState): PagedRead<VerificationRequest> =>
  pagedRead(ownKey('verifications', state), async (client, cursor) => {
    const { requests, next } = await operatorCalls(client.call).getVerifications({ state, ...(cursor && { cursor }) })
    return { items: requests, next }
  })
