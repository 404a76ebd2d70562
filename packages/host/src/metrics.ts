import { createFigures } from '@arot/serving/metrics'
import type { Pages } from './serve-pages.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const { request, counter, gauge, text, contentType } = createFigures('arot_host')
  const rateLimited = counter('refused_by_rate_total', 'Requests and renderings refused by a rate limit.')

  return {
    request(method: string, route: string, status: number, took: number) {
      request(method, route, status, took)
      if (status === 429) rateLimited()
    },

    /** Reports the size of the page cache and the state of the change feed. */
    watch({ cache, feed }: Pages) {
      gauge('pages', 'Cached pages.', cache.count)
      gauge('pages_bytes', 'Memory of cached pages, in bytes.', cache.bytes)
      gauge('pages_made', 'Pages rendered since the start.', cache.countRendered)
      gauge('hears_catalogue', '1 while changes of the catalogue arrive, else 0.', () =>
        feed.state() === 'disconnected' ? 0 : 1,
      )
    },

    text,
    contentType,
  }
}
