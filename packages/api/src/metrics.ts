// The figures of one process in Prometheus' text format.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Histogram = { counts: number[]; sum: number; total: number }
export type Gauges = Record<string, { help: string; read: () => number }>
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const requests = new Map<string, Histogram>()
  const counters = new Map<string, number>()
  const gauges: Gauges = {}
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  Object.assign(gauges, {
    process_resident_memory_bytes: { help: 'Memory of the process.', read: () => process.memoryUsage.rss() },
    process_cpu_seconds_total: {
      help: 'Processor time of the process.',
      read: () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    },
    process_uptime_seconds: { help: 'Seconds since the start.', read: () => process.uptime() },
    arot_event_loop_delay_p99_seconds: {
      help: 'How late the event loop runs.',
      read: () => Math.max(0, delay.percentile(99)) / 1e9,
    },
  } satisfies Gauges)

  return {
    gauges,
    /** The route as written, not the path: a path of its own for each id would never end. */
    request(method: string, route: string, status: number, seconds: number) {
      const labels = `method="${method}",route="${route}",status="${status}"`
      const histogram = requests.get(labels) ?? { counts: bounds.map(() => 0), sum: 0, total: 0 }
      requests.set(labels, histogram)
      histogram.sum += seconds
      histogram.total++
      const place = bounds.findIndex((bound) => seconds <= bound)
      if (place >= 0) histogram.counts[place]!++
    },
    count(name: string, by = 1) {
      counters.set(name, (counters.get(name) ?? 0) + by)
    },
    text: () => [...requestLines(requests), ...counterLines(counters), ...gaugeLines(gauges), ''].join('\n'),
    stop: () => delay.disable(),
  }
}

function* requestLines(requests: Map<string, Histogram>) {
  const name = 'arot_request_duration_seconds'
  yield `# HELP ${name} How long requests took.`
  yield `# TYPE ${name} histogram`
  for (const [labels, { counts, sum, total }] of requests) {
    let below = 0
    for (const [place, bound] of bounds.entries()) {
      below += counts[place]!
      yield `${name}_bucket{${labels},le="${bound}"} ${below}`
    }
    yield `${name}_bucket{${labels},le="+Inf"} ${total}`
    yield `${name}_sum{${labels}} ${sum}`
    yield `${name}_count{${labels}} ${total}`
  }
}

function* counterLines(counters: Map<string, number>) {
  for (const [name, value] of counters) {
    yield `# TYPE ${name} counter`
    yield `${name} ${value}`
  }
}

function* gaugeLines(gauges: Gauges) {
  for (const [name, { help, read }] of Object.entries(gauges)) {
    yield `# HELP ${name} ${help}`
    yield `# TYPE ${name} gauge`
    yield `${name} ${read()}`
  }
}
