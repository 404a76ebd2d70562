import type { ImportDone, ImportMode, ImportRow } from '@arot/contract'
import { publishAll, publishChange } from '../../../platform/change-feed.ts'
import type { Database, Queries } from '../../../platform/db/database.ts'
import { yieldBetween } from '../../../platform/db/yielding.ts'
import { type Key, once } from '../../../platform/idempotency.ts'
import type { Edit } from '../rows.ts'
import type { ValidationContext } from '../validate.ts'
import { clearSkus, lockRead, readOwn, serializePerSupplier, writeAdditions, writeEdits } from '../write-rows.ts'
import type { FileRow, Terms } from './parse-row.ts'
import { draftImport, type Plan, type PlannedEdit, planOf, redraft } from './plan.ts'

type Options = Terms &
  ValidationContext & {
    mode: ImportMode
    key?: Key | undefined
    signal: AbortSignal
    onProgress: (progress: { done: number; of: number }) => void
  }

/**
 * The verdict of each row and the result. There are no rows if an earlier request with the same key did the import.
 * `writtenIds`: the products that caches must drop, or all of them after a large import.
 */
export type ImportOutcome = { rows: ImportRow[]; done: ImportDone; writtenIds?: readonly string[] | 'all' }

/** Products that one announcement can name. After a larger import every cache drops everything. */
const mostNamed = 1_000

/** Products that are read and written at once. */
const editsAtOnce = 100

/**
 * Imports a file's rows into the caller's products in one transaction, or reports what it would do. If the client
 * leaves before the commit, nothing is written.
 */
export async function importRows(
  db: Database,
  uid: string,
  file: readonly FileRow[],
  options: Options,
): Promise<ImportOutcome> {
  const { mode, key, signal, onProgress, currency } = options
  // To plan a row takes a tenth of the time that it takes to write it.
  let done = 0
  const went = (count: number) => {
    signal.throwIfAborted()
    done += count
    onProgress({ done: Math.min(done, file.length), of: file.length })
  }

  if (mode === 'check') {
    const queries = yieldBetween(db)
    const draft = await draftImport(queries, uid, file, { ...options, onRows: went })
    const { rows } = await planOf(queries, draft, { uid, currency, willWrite: false })
    return { rows, done: summary(rows, false) }
  }
  /** Locks only the products that would change, and plans those again that changed since they were read. */
  async function planWithLocks(transaction: Queries): Promise<Plan> {
    const onRows = () => signal.throwIfAborted()
    const draft = await draftImport(transaction, uid, file, { ...options, onRows })
    const conditions = { uid, currency, willWrite: true }
    const plan = await planOf(transaction, draft, conditions)
    const changed = await lockRead(transaction, uid, plan.edits)
    if (changed.size === 0) return plan
    await redraft(transaction, uid, draft, { ...options, ids: changed })
    return planOf(transaction, draft, conditions)
  }

  let made: Plan | undefined
  const { answer } = await once(db, { uid, operation: 'import', key }, async (whole) => {
    const transaction = yieldBetween(whole)
    await serializePerSupplier(transaction, uid)
    made = await planWithLocks(transaction)
    const { rows, edits, additions } = made
    const counts = summary(rows, false)
    const shouldWrite = (mode === 'good' || counts.refused === 0) && edits.length + additions.length > 0
    if (shouldWrite) {
      went(file.length - edits.length - additions.length)
      await writeInBatches(transaction, uid, edits, went)
      await writeAdditions(transaction, uid, additions, went)
    }
    signal.throwIfAborted()
    return { ...counts, written: shouldWrite }
  })
  if (!made || !answer.written) return { rows: made?.rows ?? [], done: answer }
  const ids = [...made.edits.map(({ id }) => id), ...made.additions.map(({ _id }) => _id)]
  const isNamed = ids.length <= mostNamed
  const catalogueVersion = await (isNamed ? publishChange(db, { stock: ids, changed: ids }) : publishAll(db))
  return { rows: made.rows, done: { ...answer, catalogueVersion }, writtenIds: isNamed ? ids : 'all' }
}

/** Reads the locked products again in batches: all of them together could be far larger than the file. */
async function writeInBatches(
  transaction: Queries,
  uid: string,
  edits: readonly PlannedEdit[],
  onProgress: (count: number) => void,
) {
  await clearSkus(
    transaction,
    uid,
    edits.filter(({ to }) => to.sku !== undefined).map(({ id }) => id),
  )
  for (let at = 0; at < edits.length; at += editsAtOnce) {
    const some = edits.slice(at, at + editsAtOnce)
    const ids = some.map(({ id }) => id)
    const products = new Map((await readOwn(transaction, uid, ids)).map((product) => [product._id, product]))
    const whole = some.flatMap(({ id, sku, to }): Edit[] => {
      const product = products.get(id)
      // The SKU may have been removed above, and the audit needs the old one.
      return product ? [{ product: { ...product, sku }, to }] : []
    })
    await writeEdits(transaction, uid, whole, onProgress)
  }
}

function summary(rows: readonly ImportRow[], isApplied: boolean): ImportDone {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 }
  for (const { verdict } of rows) counts[verdict] += 1
  return { ...counts, written: isApplied }
}
