// What an owner asks about the prices of a product, which only our server knows. Made from a client's `call` by the pages
// that need it.
import { type Call, type CallOptions, type KeyedOptions, segment, writeHeaders } from '../http/call.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { PricesSince } from './schema.ts'
import type { Prices } from './types.ts'

export function priceCalls(call: Call) {
  const { send, page } = ownCalls<PricesSince>(call)

  return {
    /** What it costs and did cost, newest first. */
    getPrices: async (productId: string, cursor?: string, options?: CallOptions) => {
      const { items, next } = await page(`/products/${segment(productId)}/prices${queryOf({ cursor })}`, options)
      return { prices: items, next }
    },

    /** `version`: that of the product the change was made from. */
    changePrices: async (
      productId: string,
      { price, priceBreaks = [] }: Prices,
      version?: number,
      options?: KeyedOptions,
    ): Promise<void> => {
      const body = { price, priceBreaks }
      const ours = writeHeaders(options, version)
      await send('PATCH', `/products/${segment(productId)}/prices`, { ...options, body, ours })
    },
  }
}
