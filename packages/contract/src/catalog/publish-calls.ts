// The calls that take a product off the market, which only our server has.
import { type Call, type KeyedOptions, segment, writeHeaders } from '../http/call.ts'
import { requireOurs } from '../http/own.ts'

export function publishCalls(call: Call) {
  /** `version`: that of the product the act was decided on. */
  async function setLife(act: 'withdraw' | 'publish', productId: string, version?: number, options?: KeyedOptions) {
    await requireOurs(call)
    const ours = writeHeaders(options, version)
    await call('POST', `/products/${segment(productId)}/${act}`, { ...options, body: {}, ours })
  }

  return {
    /** Takes a product of the caller’s out of every list and search. */
    withdrawProduct: (productId: string, version?: number, options?: KeyedOptions): Promise<void> =>
      setLife('withdraw', productId, version, options),

    /** Puts it back. */
    publishProduct: (productId: string, version?: number, options?: KeyedOptions): Promise<void> =>
      setLife('publish', productId, version, options),
  }
}
