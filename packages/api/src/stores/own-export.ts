import type { CellValues } from '@arot/contract'
import type { Queries, Row } from '../db/database.ts'
import { valuesOf } from './own-rows.ts'
import { type ProductRow, productColumns } from './product-row.ts'

const page = 500
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
