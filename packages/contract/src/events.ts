import type { Call } from './call.ts'

export type StockNews = { mainQuantity: number; version: number }
export type CatalogueNews = { version: number; products: string[] }

/** Live news as long as the server has any: whatever is no event stream means none. Each call returns how to stop. */
export function eventCalls(call: Call) {
  function listen<News>(path: string, name: string, tell: (news: News) => void): () => void {
    if (typeof EventSource === 'undefined' || !call.isOurs()) return () => {}
    const source = new EventSource(call.host + path)
    source.addEventListener(name, (event) => tell(JSON.parse(event.data)))
    return () => source.close()
  }
  return {
    watchStock: (productId: string, tell: (news: StockNews) => void) =>
      listen(`/products/${encodeURIComponent(productId)}/events`, 'stock', tell),
    watchCatalogue: (tell: (news: CatalogueNews) => void) => listen('/events', 'catalogue', tell),
  }
}
