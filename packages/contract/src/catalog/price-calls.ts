// An owner's calls for the prices of a product. Only our server has them. Built from a client's `call`, so that other
// pages do not load them.
import { type Call, type CallOptions, fill, type KeyedOptions, writeHeaders } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { PricesSince } from './schema.ts'
import type { Prices } from './types.ts'

export function priceCalls(call: Call) {
  const { send, page } = ownCalls<PricesSince>(call)

  return {
    /** The current and past prices, newest first. */
    getPrices: (productId: string, cursor?: string, options?: CallOptions) =>
      page(`${fill(endpoints.getPrices, productId)}${queryOf({ cursor })}`, options),

    /** `version`: the product version that the change is based on. */
    changePrices: async (
      productId: string,
      { price, priceBreaks = [] }: Prices,
      version?: number,
      options?: KeyedOptions,
    ): Promise<void> => {
      const body = { price, priceBreaks }
      const ours = writeHeaders(options, version)
      await send(fill(endpoints.changePrices, productId), { ...options, body, ours })
    },
  }
}
