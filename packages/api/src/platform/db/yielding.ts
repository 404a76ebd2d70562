import { createYielder } from '../yielder.ts'
import type { Queries } from './database.ts'

/**
 * The same queries, for work with many statements. The embedded database blocks this process during a statement, so
 * other requests run between two statements.
 */
export function yieldBetween(queries: Queries): Queries {
  const yieldIfDue = createYielder()
  return {
    async query(statement, parameters) {
      await yieldIfDue()
      return queries.query(statement, parameters)
    },
  }
}
