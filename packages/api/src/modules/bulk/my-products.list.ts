import { type OwnQuery, type OwnSort, tidy } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Queries, Row } from '../../platform/db/database.ts'
import { Conditions } from '../../platform/sql/conditions.ts'
import { readWords } from '../catalog/lists/search.ts'
import { type ProductRow, productColumns } from '../catalog/product.columns.ts'

/**
 * The column and the direction of each order. A sale must not update an index, so the order by stock sorts the
 * supplier's own rows.
 */
const sorts: Record<OwnSort | 'insertion', { by: string; type: string; down?: true }> = {
  insertion: { by: 'ord', type: 'bigint' },
  newest: { by: 'ord', type: 'bigint', down: true },
  name: { by: 'name', type: 'text' },
  'price-asc': { by: 'price', type: 'numeric' },
  'price-desc': { by: 'price', type: 'numeric', down: true },
  'stock-asc': { by: 'main_quantity', type: 'bigint' },
  'stock-desc': { by: 'main_quantity', type: 'bigint', down: true },
}

type OwnRow = ProductRow & { position: number; sortedBy: string }

/** One page of a supplier's own products, published or withdrawn, with the total count. */
export async function listOwn(
  queries: Queries,
  uid: string,
  { q, state, sort, limit, cursor }: OwnQuery & { limit: number },
): Promise<{ products: ProductRow[]; next: string | null; total: number }> {
  const conditions = new Conditions().add((owner) => `owner_uid = ${owner}`, uid)
  if (state) conditions.also(`withdrawn_at IS ${state === 'withdrawn' ? 'NOT ' : ''}NULL`)
  if (q) {
    const words = conditions.parameter(await readWords(queries, q))
    conditions.add(
      (start) => `(search @@ ${words}::tsquery OR starts_with(lower(sku), ${start}))`,
      tidy(q).toLowerCase(),
    )
  }
  const { by, type, down } = sorts[sort ?? 'insertion']
  const [value, ord] = cursor === undefined ? [] : placeOf(cursor, sort)
  const page = new Conditions([...conditions.parameters]).also(conditions.where.slice('WHERE '.length))
  if (value !== undefined) {
    const [at, place] = [page.parameter(value), page.parameter(ord)]
    page.also(`(${by}, ord) ${down ? '<' : '>'} (${at}::${type}, ${place}::bigint)`)
  }
  const way = down ? 'DESC' : 'ASC'
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    queries.query<OwnRow & Row>(
      `SELECT ${productColumns}, ord AS position, ${by}::text AS "sortedBy" FROM products ${page.where}
      ORDER BY products.${by} ${way}, ord ${way} LIMIT ${page.parameter(limit + 1)}`,
      page.parameters,
    ),
    queries.query<Row & { total: number }>(
      `SELECT count(*) AS total FROM products ${conditions.where}`,
      conditions.parameters,
    ),
  ])
  const visibleRows = rows.slice(0, limit)
  const last = visibleRows.at(-1)
  return {
    products: visibleRows.map(({ position: _, sortedBy: __, ...product }) => product),
    next: rows.length > limit && last ? cursorOf(last, sort) : null,
    total,
  }
}

const cursorOf = ({ sortedBy, position }: OwnRow, sort: OwnSort | undefined) =>
  Buffer.from(JSON.stringify([sort ?? '', sortedBy, position])).toString('base64url')

const forms: Record<string, RegExp> = { bigint: /^\d{1,16}$/, numeric: /^\d{1,16}(\.\d{1,10})?$/, text: /^[^\0]*$/ }

/** Refuses a cursor that the server did not write, or that belongs to another order. */
function placeOf(cursor: string, sort: OwnSort | undefined): [value: string, ord: number] {
  const form = forms[sorts[sort ?? 'insertion'].type] as RegExp
  try {
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[]
    const [order, value, ord] = parts
    const isOurs = order === (sort ?? '') && typeof value === 'string' && Number.isSafeInteger(ord)
    if (isOurs && form.test(value)) return [value, ord as number]
  } catch {}
  const problem = 'This cursor belongs to another list.'
  throw new ApiProblem('invalid', { fields: { cursor: problem } }, problem)
}
