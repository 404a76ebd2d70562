import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Figures = ReturnType<typeof createFigures>

/** Metrics of the process: one registry, even if the process runs several servers. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** The metrics of one server in Prometheus’ text format. All names begin with the prefix. */
export function createFigures(prefix: string) {
  const registry = new Registry()
  const registers = [registry]
  const seconds = new Histogram({
    name: `${prefix}_request_duration_seconds`,
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })

  return {
    /** Labels with the route's pattern, not with the path: a label for each id would never end. */
    request(method: string, route: string, status: number, took: number) {
      seconds.observe({ method, route, status }, took)
    },
    /** Returns a function that adds to the counter, 1 by default. */
    counter(name: string, help: string) {
      const counter = new Counter({ name: `${prefix}_${name}`, help, registers })
      return (by = 1) => counter.inc(by)
    },
    /** Reads the value whenever Prometheus collects. */
    gauge(name: string, help: string, read: () => number) {
      new Gauge({
        name: `${prefix}_${name}`,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    text: async () => `${await registry.metrics()}\n${await ofProcess.metrics()}`,
    contentType: registry.contentType,
  }
}
