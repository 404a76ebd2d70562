import type { CellValues } from '@arot/contract'
import type { Queries, Row } from '../../platform/db/database.ts'
import { type ProductRow, productColumns } from '../catalog/product.columns.ts'
import { valuesOf } from './rows.ts'

/** Few, since each may have a description of 15 kB, and one statement must not block the embedded database's process. */
const page = 100
const next = {
  name: 'export-own',
  text: `SELECT ${productColumns}, ord AS place FROM products WHERE owner_uid = $1 AND ord > $2 ORDER BY ord LIMIT ${page}`,
}

/** All of a supplier's products as they came, read a page at a time: however many they are, few of them are in memory. */
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
