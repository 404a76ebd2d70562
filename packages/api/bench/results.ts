// The results of a benchmark run, as they are saved.

/** The middle of several rounds, and between what they lay. */
export type Spread = { median: number; least: number; most: number }

/** Latencies in milliseconds at a rate that does not saturate. */
export type Calm = { perSecond: number; p50: number; p95: number; p99: number; refused: number }

export type Measurement = {
  what: string
  perSecond: Spread
  /** Milliseconds, with every connection always asking: mostly the time a request waits for the others. */
  p50: Spread
  p99: Spread
  /** The same at half the rate, where that is not more than the sender keeps up with. */
  calm: Calm
  /** Processor time of the server for one of what is counted: other programs on the machine hardly change it. */
  cpuMicros: Spread
  refused: number
  /** A bare node:http server that answers the same bytes, in turn with ours. */
  bare: { perSecond: Spread; cpuMicros: Spread }
  /** Of ours to the bare server's requests a second, round by round. */
  ratio: Spread
}

export type Catalogue = {
  database: 'postgres' | 'pglite'
  products: number
  startMs: number
  memoryMb: number
  measured: Measurement[]
}

export type Results = {
  at: string
  minutes: number
  machine: { processors: number; model: string; node: string }
  rounds: number
  seconds: number
  connections: number
  senders: string
  catalogues: Catalogue[]
}

export function spread(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other)
  const at = (place: number) => sorted[Math.floor(place)] ?? Number.NaN
  return { median: at(sorted.length / 2), least: at(0), most: at(sorted.length - 1) }
}

export const formatSpread = ({ median, least, most }: Spread, digits = 0) =>
  `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
