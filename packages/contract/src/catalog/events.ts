import type { Call } from '../http/call.ts'

export type StockUpdate = { mainQuantity: number; version: number }

/** Live stock updates, if the server has an event stream. The call returns a function that stops them. */
export function eventCalls(call: Call) {
  return {
    watchStock(productId: string, tell: (update: StockUpdate) => void): () => void {
      if (typeof EventSource === 'undefined' || !call.isOurs()) return () => {}
      const source = new EventSource(`${call.host}/products/${encodeURIComponent(productId)}/events`)
      source.addEventListener('stock', (event) => tell(JSON.parse(event.data)))
      return () => source.close()
    },
  }
}
