import { createFigures } from '@arot/serving/figures'
import type { Pages } from './serve-pages.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of one host. */
export function createMetrics() {
  const { request, counter, gauge, text, contentType } = createFigures('arot_host')
  const refused = counter('refused_by_rate_total', 'Requests and renderings that came too fast.')

  return {
    request(method: string, route: string, status: number, took: number) {
      request(method, route, status, took)
      if (status === 429) refused()
    },

    /** What is kept of pages, and whether the catalogue's changes are heard. */
    watch({ kept, news }: Pages) {
      gauge('pages', 'Kept pages.', kept.count)
      gauge('pages_bytes', 'Memory of kept pages.', kept.bytes)
      gauge('pages_made', 'Pages rendered since the start.', kept.made)
      gauge('hears_catalogue', '1 while changes are heard of.', () => (news.state() === 'deaf' ? 0 : 1))
    },

    text,
    contentType,
  }
}
