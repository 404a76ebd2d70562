import { createYielder } from '../yielder.ts'
import type { Queries } from './database.ts'

/**
 * The same database or transaction for work of many statements. The embedded database runs a statement before this process
 * does anything else, so other requests have their turn between two of them.
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
