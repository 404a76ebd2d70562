// The calls that take a product off the market, which only our server has.
import { type Call, type CallOptions, segment } from '../http/call.ts'
import { ApiError } from '../http/errors.ts'

export function publishCalls(call: Call) {
  /** Nothing of this is asked of a server that does not know it. */
  async function ours() {
    if (!(await call.findOut())) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  }

  /** `version`: that of the product the act was decided on. */
  async function setLife(act: 'withdraw' | 'publish', productId: string, version?: number, options?: CallOptions) {
    await ours()
    const from: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` }
    await call('POST', `/products/${segment(productId)}/${act}`, { ...options, body: {}, ours: from })
  }

  return {
    /** Takes a product of the caller’s out of every list and search. */
    withdrawProduct: (productId: string, version?: number, options?: CallOptions): Promise<void> =>
      setLife('withdraw', productId, version, options),

    /** Puts it back. */
    publishProduct: (productId: string, version?: number, options?: CallOptions): Promise<void> =>
      setLife('publish', productId, version, options),
  }
}
