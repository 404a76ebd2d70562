// The calls that withdraw and publish a product. Only our server has them.
import { type Call, fill, type Incomplete, type KeyedOptions, writeHeaders } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { requireOurs } from '../http/own.ts'

export function publishCalls(call: Call) {
  /** `version`: the product version that the caller has seen. */
  async function act(endpoint: Incomplete, productId: string, version?: number, options?: KeyedOptions) {
    await requireOurs(call)
    const ours = writeHeaders(options, version)
    await call(fill(endpoint, productId), { ...options, body: {}, ours })
  }

  return {
    /** Removes the caller's product from every list and search. */
    withdrawProduct: (productId: string, version?: number, options?: KeyedOptions): Promise<void> =>
      act(endpoints.withdrawProduct, productId, version, options),

    /** Publishes it again. */
    publishProduct: (productId: string, version?: number, options?: KeyedOptions): Promise<void> =>
      act(endpoints.publishProduct, productId, version, options),
  }
}
