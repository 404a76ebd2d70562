// The way back from the first half of a purchase, which only our server has. Made from a client's `call` by the pages that
// buy: the first page brings none of this along.
import { type Call, type KeyedOptions, segment, writeHeaders } from '../http/call.ts'

export function reservationCalls(call: Call) {
  return {
    /**
     * Gives back units that were taken and not bought, as far as they are still held; resolves to what is in stock then. Of
     * a foreign server nothing is asked: there the same call would put units on the shelf, bought or not.
     */
    giveBack: async (productId: string, units: number, options: KeyedOptions = {}): Promise<number | null> => {
      if (!call.isOurs()) return null
      const answer = await call('PATCH', `/products/${segment(productId)}/quantity`, {
        ...options,
        body: { $inc: { mainQuantity: units } },
        ours: writeHeaders(options),
        keepalive: true,
      })
      const left = (answer.body as { mainQuantity?: unknown } | null)?.mainQuantity
      return typeof left === 'number' ? left : null
    },
  }
}
