import type { Call } from './call.ts'

export type StockNews = { mainQuantity: number; version: number }

/** Live news as long as the server has any: whatever is no event stream means none. The call returns how to stop. */
export function eventCalls(call: Call) {
  return {
    watchStock(productId: string, tell: (news: StockNews) => void): () => void {
      if (typeof EventSource === 'undefined' || !call.isOurs()) return () => {}
      const source = new EventSource(`${call.host}/products/${encodeURIComponent(productId)}/events`)
      source.addEventListener('stock', (event) => tell(JSON.parse(event.data)))
      return () => source.close()
    },
  }
}
