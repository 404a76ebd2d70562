import { type BulkProduct, inBulk, insertProducts } from '../../modules/bulk/insert-products.ts'
import { publishStart } from '../../platform/change-feed.ts'
import type { Database } from '../../platform/db/database.ts'
import { readProduct } from './read-product.ts'
import { readRecords } from './records.ts'

export type ImportReport = { imported: number; existing: number; refused: number }
export type OnRefused = (refused: { line: number; reason: string }) => void
type Options = {
  /** The currency of the prices. */
  currency?: string
  /** Called for each record that the import had to change. */
  onChanged?: (changed: { line: number; change: string }) => void
}

type ImportLine = { line: number; product: BulkProduct }

const batchSize = 500

/**
 * Imports a file of mongoexport. Reports and skips a record that is no valid product, and leaves existing products as
 * they are, so that a second run changes nothing.
 */
export async function importProducts(
  db: Database,
  chunks: AsyncIterable<string>,
  onRefused: OnRefused,
  { currency = 'USD', onChanged = () => {} }: Options = {},
): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, existing: 0, refused: 0 }
  const refuse: OnRefused = (refused) => {
    report.refused += 1
    onRefused(refused)
  }
  await inBulk(db, async () => {
    let batch: ImportLine[] = []
    const write = async () => {
      await writeBatch(db, batch, report, refuse)
      batch = []
    }
    for await (const { line, text, problem } of readRecords(chunks)) {
      const read = problem === undefined ? readProduct(text, currency) : { problem }
      if ('problem' in read) refuse({ line, reason: read.problem })
      else {
        if (read.change) onChanged({ line, change: read.change })
        batch.push({ line, product: read.product })
      }
      if (batch.length === batchSize) await write()
    }
    await write()
  })
  if (report.imported > 0) await publishStart(db)
  return report
}

/**
 * Writes a batch in one statement. If the database refuses it, writes one by one, so that only the bad record is
 * skipped.
 */
async function writeBatch(db: Database, batch: ImportLine[], report: ImportReport, refuse: OnRefused) {
  if (batch.length === 0) return
  try {
    const added = await insertProducts(
      db,
      batch.map(({ product }) => product),
    )
    report.imported += added
    report.existing += batch.length - added
  } catch (error) {
    const [only] = batch
    if (!isRefusedByDatabase(error)) throw error
    if (batch.length === 1 && only) return refuse({ line: only.line, reason: (error as Error).message })
    for (const one of batch) await writeBatch(db, [one], report, refuse)
  }
}

/** Whether the error is about the data (SQLSTATE 22 and 23) and not about the database. */
function isRefusedByDatabase(error: unknown) {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
