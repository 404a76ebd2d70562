// The calls that withdraw and publish a product. Only our server has them.
import { type Call, type KeyedOptions, segment, writeHeaders } from '../http/call.ts'
import { requireOurs } from '../http/own.ts'

export function publishCalls(call: Call) {
  /** `version`: the product version that the caller has seen. */
  async function setLife(act: 'withdraw' | 'publish', productId: string, version?: number, options?: KeyedOptions) {
    await requireOurs(call)
    const ours = writeHeaders(options, version)
    await call('POST', `/products/${segment(productId)}/${act}`, { ...options, body: {}, ours })
  }

  return {
    /** Removes the caller's product from every list and search. */
    withdrawProduct: (productId: string, version?: number, options?: KeyedOptions): Promise<void> =>
      setLife('withdraw', productId, version, options),

    /** Publishes it again. */
    publishProduct: (productId: string, version?: number, options?: KeyedOptions): Promise<void> =>
      setLife('publish', productId, version, options),
  }
}
