import type { Catalogue } from './catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { createAnswers } from './http/answers.ts'
import type { Metrics } from './metrics.ts'

/** What the routes are made from. */
export type Parts = {
  config: Config
  db: Database
  catalogue: Catalogue
  answers: ReturnType<typeof createAnswers>
  metrics: Metrics
}
