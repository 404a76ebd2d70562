import { isDeepStrictEqual } from 'node:util'
import type { ImportDone, ImportMode, ImportRow } from '@arot/contract'
import type { Database, Queries, Row } from '../db/database.ts'
import type { House } from '../stores/judge.ts'
import { type Key, once } from '../stores/keys.ts'
import { announceAll } from '../stores/news.ts'
import { lockOwn, standInLine, writeAdditions, writeEdits } from '../stores/own-writes.ts'
import { type ProductRow, productColumns } from '../stores/product-row.ts'
import { type Plan, planImport } from './plan.ts'
import type { FileRow } from './read-file.ts'
import type { Terms } from './read-row.ts'

type Options = Terms &
  House & {
    mode: ImportMode
    key?: Key | undefined
    signal: AbortSignal
    onProgress: (progress: { done: number; of: number }) => void
  }

/** The verdict of each row, and what came of them; without rows where the same key has done it before. */
export type Imported = { rows: ImportRow[]; done: ImportDone }

/**
 * Takes a file's rows into the caller's products in one transaction, or says what it would do. Whoever leaves before it is
 * committed has written nothing.
 */
export async function importRows(
  db: Database,
  uid: string,
  file: readonly FileRow[],
  options: Options,
): Promise<Imported> {
  const { mode, key, signal, onProgress } = options
  // Looking at a row is a tenth of what it takes to write it.
  let done = 0
  const went = (count: number) => {
    signal.throwIfAborted()
    done += count
    onProgress({ done: Math.min(done, file.length), of: file.length })
  }
  const plan = (
    queries: Queries,
    load: (ids: readonly string[]) => Promise<ProductRow[]>,
    onLooked: (count: number) => void,
  ) => planImport(queries, uid, file, { ...options, load, onLooked, isMeant: mode !== 'check' })

  if (mode === 'check') {
    const { rows } = await plan(db, (ids) => readOwn(db, uid, ids), went)
    return { rows, done: summary(rows, false) }
  }
  /** Locks what it would change alone. If that is no longer as it was looked at it is looked at once more. */
  async function planLocked(transaction: Queries): Promise<Plan> {
    const seen = new Map<string, ProductRow>()
    const looked = await plan(
      transaction,
      async (ids) => {
        for (const product of await readOwn(transaction, uid, ids)) seen.set(product._id, product)
        return [...seen.values()]
      },
      () => signal.throwIfAborted(),
    )
    const locked = await lockOwn(
      transaction,
      uid,
      looked.edits.map(({ product }) => product._id),
    )
    const moved = locked.filter((product) => !isDeepStrictEqual(product, seen.get(product._id)))
    if (moved.length === 0) return looked
    for (const product of moved) seen.set(product._id, product)
    return plan(
      transaction,
      async () => [...seen.values()],
      () => signal.throwIfAborted(),
    )
  }

  let made: Plan | undefined
  const { answer } = await once(db, { uid, operation: 'import', key }, async (transaction) => {
    await standInLine(transaction, uid)
    made = await planLocked(transaction)
    const { rows, edits, additions } = made
    const isWritten =
      (mode === 'good' || rows.every(({ verdict }) => verdict !== 'refused')) && edits.length + additions.length > 0
    if (isWritten) {
      went(file.length - edits.length - additions.length)
      await writeEdits(transaction, uid, edits, went)
      await writeAdditions(transaction, uid, additions, went)
    }
    signal.throwIfAborted()
    return summary(rows, isWritten)
  })
  if (!made || !answer.written) return { rows: made?.rows ?? [], done: answer }
  return { rows: made.rows, done: { ...answer, catalogueVersion: await announceAll(db) } }
}

function readOwn(queries: Queries, uid: string, ids: readonly string[]): Promise<ProductRow[]> {
  return queries.query<ProductRow & Row>(
    {
      name: 'read-own',
      text: `SELECT ${productColumns} FROM products WHERE owner_uid = $1 AND id = ANY ($2::text[])`,
    },
    [uid, ids],
  )
}

function summary(rows: readonly ImportRow[], written: boolean): ImportDone {
  const count = (verdict: ImportRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  return { new: count('new'), changed: count('changed'), same: count('same'), refused: count('refused'), written }
}
