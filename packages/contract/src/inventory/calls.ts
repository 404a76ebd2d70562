// The call that returns reserved units, which only our server has. Built from a client's `call`, so that the first
// page does not load it.
import { type Call, fill, type KeyedOptions, writeHeaders } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'

export function reservationCalls(call: Call) {
  return {
    /**
     * Returns units that are reserved but not bought. Resolves to the stock after it. Sends nothing to a foreign
     * server: there the same call would add stock even for bought units.
     */
    giveBack: async (productId: string, units: number, options: KeyedOptions = {}): Promise<number | null> => {
      if (!call.isOurs()) return null
      const answer = await call(fill(endpoints.changeQuantity, productId), {
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
