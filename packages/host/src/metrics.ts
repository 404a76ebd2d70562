import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pages } from './serve-pages.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of one process in Prometheus’ text format. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const seconds = new Histogram({
    name: 'arot_host_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const refused = new Counter({
    name: 'arot_host_refused_by_rate_total',
    help: 'Requests and renderings that came too fast.',
    registers,
  })

  return {
    /** The route as written, not the path: a path of its own for each page would never end. */
    request(method: string, route: string | undefined, status: number, took: number) {
      seconds.observe({ method, route: route ?? 'none', status }, took)
      if (status === 429) refused.inc()
    },

    /** What is kept of pages, and whether the catalogue's changes are heard. */
    watch({ kept, news }: Pages) {
      const gauges: [name: string, help: string, read: () => number][] = [
        ['arot_host_pages', 'Kept pages.', kept.count],
        ['arot_host_pages_bytes', 'Memory of kept pages.', kept.bytes],
        ['arot_host_pages_made', 'Pages rendered since the start.', kept.made],
        ['arot_host_hears_catalogue', '1 while changes are heard of.', () => (news.state() === 'deaf' ? 0 : 1)],
      ]
      for (const [name, help, read] of gauges) {
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read())
          },
        })
      }
    },

    /** Of the process itself, which there is one of. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),

    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
