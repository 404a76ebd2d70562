import type { CellValues } from '@arot/contract'
import type { Queries, Row } from '../../platform/db/database.ts'
import { type ProductRow, productColumns } from '../catalog/product.columns.ts'
import { valuesOf } from './rows.ts'

/**
 * Few rows, because each may have a description of 15 kB, and one statement must not block the process of the embedded
 * database.
 */
const page = 100
const next = {
  name: 'export-own',
  text: `SELECT ${productColumns}, ord AS place FROM products WHERE owner_uid = $1 AND ord > $2 ORDER BY ord LIMIT ${page}`,
}

/** Reads all products of a supplier in insertion order, one page at a time, so that only a few are in memory. */
export async function* exportOwn(queries: Queries, uid: string): AsyncGenerator<{ id: string; values: CellValues }> {
  let after = 0
  for (;;) {
    const rows = await queries.query<ProductRow & Row & { place: number }>(next, [uid, after])
    for (const row of rows) yield { id: row._id, values: valuesOf(row) }
    const last = rows.at(-1)
    if (rows.length < page || !last) return
    after = last.place
  }
}
