import { createFigures } from '@arot/serving/figures'

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of one server. */
export function createMetrics() {
  const figures = createFigures('arot')
  return {
    ...figures,
    refusedByRate: figures.counter('refused_by_rate_total', 'Requests that came too fast.'),
    answeredFromMemory: figures.counter('answers_from_memory_total', 'Answers that were kept.'),
  }
}
