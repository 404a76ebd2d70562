import { createFigures } from '@arot/serving/metrics'
import type { Database } from './db/database.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const figures = createFigures('arot')
  return {
    ...figures,
    refusedByRate: figures.counter('refused_by_rate_total', 'Requests refused by a rate limit.'),
    answeredStale: figures.counter(
      'answers_stale_total',
      'Older answers sent because the database could not be reached.',
    ),
    answeredFromMemory: figures.counter('answers_from_memory_total', 'Answers sent from the cache.'),
  }
}

/** Reports the state of the database as this process sees it. */
export function watchDatabase({ gauge }: Pick<Metrics, 'gauge'>, db: Pick<Database, 'health'>) {
  let clockSeconds = 0
  const { health } = db
  gauge('database_up', '1 if the last statement reached the database, else 0.', () => Number(health().isUp))
  gauge('database_connections', 'Connections of the pool.', () => health().connections)
  gauge('database_connections_in_use', 'Connections of the pool in use.', () => health().inUse)
  gauge('database_waiting', 'Statements that wait for a connection of the pool.', () => health().waiting)
  gauge('database_listening', '1 if the listening connection is open, else 0.', () => Number(health().isListening))
  gauge('database_reconnects', 'How often the listening connection was opened again.', () => health().reconnects)
  gauge('database_clock_seconds', 'How far the clock of the database is ahead of this process.', () => clockSeconds)
  return {
    onClock(ahead: number) {
      clockSeconds = ahead
    },
  }
}
