import type { Catalogue } from './catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { createAnswers } from './http/answers/answers.ts'
import type { LargeResponseQueue } from './http/answers/large-response-queue.ts'
import type { Readers } from './http/answers/readers.ts'
import type { Metrics } from './metrics.ts'

/** The parts that every route needs. */
export type Parts = {
  config: Config
  db: Database
  catalogue: Catalogue
  answers: ReturnType<typeof createAnswers>
  /** For responses with thousands of rows. */
  largeResponses: LargeResponseQueue
  /** The clients that read large answers. */
  readers: Readers
  metrics: Metrics
}
