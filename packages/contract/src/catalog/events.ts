import { type Call, fill, pathOf } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'

export type StockUpdate = { mainQuantity: number; version: number }

/** Live stock updates, if the server has an event stream. The call returns a function that stops them. */
export function eventCalls(call: Call) {
  return {
    watchStock(productId: string, tell: (update: StockUpdate) => void): () => void {
      if (typeof EventSource === 'undefined' || !call.isOurs()) return () => {}
      const source = new EventSource(call.host + pathOf(fill(endpoints.watchStock, productId)))
      source.addEventListener('stock', (event) => tell(JSON.parse(event.data)))
      return () => source.close()
    },
  }
}
