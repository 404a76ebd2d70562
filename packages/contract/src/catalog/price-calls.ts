// What an owner asks about the prices of a product, which only our server knows. Made from a client's `call` by the pages
// that need it.

import { type Call, type CallOptions, nextCursor, readList, segment } from '../http/call.ts'
import { ApiError } from '../http/errors.ts'
import { amount, list, moment, optional, type Reader, record } from '../http/fields.ts'
import type { Prices } from './types.ts'

export type PricesSince = Prices & { at: Date }

const prices = record({
  at: moment,
  price: amount,
  priceBreaks: optional(list(record({ from: amount, price: amount }))),
}) as Reader<PricesSince>

export function priceCalls(call: Call) {
  async function ours() {
    if (!(await call.findOut())) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  }

  return {
    /** What it costs and did cost, newest first. */
    getPrices: async (productId: string, cursor?: string, options?: CallOptions) => {
      await ours()
      const page = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`
      const answer = await call('GET', `/products/${segment(productId)}/prices${page}`, options)
      return { prices: readList(prices, answer), next: nextCursor(answer) }
    },

    /** `version`: that of the product the change was made from. */
    changePrices: async (
      productId: string,
      { price, priceBreaks = [] }: Prices,
      version?: number,
      options?: CallOptions,
    ): Promise<void> => {
      await ours()
      const from: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` }
      await call('PATCH', `/products/${segment(productId)}/prices`, {
        ...options,
        body: { price, priceBreaks },
        ours: from,
      })
    },
  }
}
