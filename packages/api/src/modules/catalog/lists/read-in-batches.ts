import { setImmediate as turnOfOthers } from 'node:timers/promises'
import type { Sort } from '@arot/contract'
import type { Position } from '../../../platform/cursor.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type ListedRow, positionOf } from './sort.ts'

/**
 * Rows that one statement of a list reads. PGlite runs in this process, so each statement blocks all other requests: 1,000
 * rows take 40 ms.
 */
export const steps: Record<Database['kind'], number> = { pglite: 250, postgres: 1_000 }

type PagedQuery = { limit: number; step: number; sort?: Sort | undefined }

/** Reads a list in batches, with one row more than its limit. Other requests run in between. */
export async function readInBatches<Of extends PagedQuery>(
  query: Of,
  after: Position | null,
  read: (query: Of, after: Position | null) => Promise<ListedRow[]>,
): Promise<ListedRow[]> {
  const { step } = query
  const rows: ListedRow[] = []
  let from = after
  for (;;) {
    const left = query.limit - rows.length
    const more = await read({ ...query, limit: Math.min(step, left) }, from)
    if (left <= step || more.length <= step) return rows.concat(more)
    for (const row of more.slice(0, step)) rows.push(row)
    from = positionOf(more[step - 1] as ListedRow, query.sort)
    await turnOfOthers()
  }
}
