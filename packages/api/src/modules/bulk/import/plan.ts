import {
  type CellField,
  type CellValues,
  type FigureChange,
  type ImportColumn,
  type ImportRow,
  tidy,
} from '@arot/contract'
import { unescapeFormula } from '../../../platform/csv/csv-injection.ts'
import type { Queries } from '../../../platform/db/database.ts'
import { idForm } from '../../../platform/ids.ts'
import { createYielder } from '../../../platform/yielder.ts'
import { type Addition, valuesOf } from '../rows.ts'
import type { ValidationContext } from '../validate.ts'
import { holdersOf, type OwnProduct, readOwn } from '../write-rows.ts'
import { addConflicts } from './conflicts.ts'
import { diffRow, headingOf, type RowDiff } from './diff-row.ts'
import type { Draft, PlannedRow } from './draft.ts'
import type { FileRow, Terms } from './parse-row.ts'

/** A change of the product with this id. `sku` is its SKU before the change. */
export type PlannedEdit = Pick<OwnProduct, 'place' | 'rowVersion'> & {
  id: string
  sku: string
  to: Partial<CellValues>
}
export type Plan = { rows: ImportRow[]; edits: PlannedEdit[]; additions: Addition[] }

type Options = Terms & ValidationContext
type LookOptions = Options & {
  /** Called after a number of rows. Throws if the client has left. */
  onRows: (count: number) => void
}

/** Rows whose products one statement reads, and which are in memory together. */
const rowsAtOnce = 200

/** Plans each row: finds the supplier's own product by id, else by SKU, else plans a new product. */
export async function draftImport(
  queries: Queries,
  uid: string,
  rows: readonly FileRow[],
  options: LookOptions,
): Promise<Draft> {
  const draft: Draft = { rows: [], holders: new Map() }
  const yieldIfDue = createYielder()
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce)
    const skus = some.map(({ cells }) => skuOf(cells.sku))
    for (const [sku, id] of await holdersOf(queries, uid, skus)) draft.holders.set(sku, id)
    const ids = some.map(({ cells }, place) => idOf(cells.id) || draft.holders.get(skus[place] ?? ''))
    const own = await readThem(queries, uid, ids)
    for (const [place, row] of some.entries()) {
      const id = ids[place]
      draft.rows.push(planRow(diffRow(row, id === undefined ? undefined : (own.get(id) ?? null), options)))
      await yieldIfDue()
    }
    options.onRows(some.length)
  }
  return draft
}

/** Plans the rows of these products again. */
export async function redraft(
  queries: Queries,
  uid: string,
  { rows }: Draft,
  { ids, ...options }: Options & { ids: ReadonlySet<string> },
): Promise<void> {
  const places = [...rows.keys()].filter((place) => ids.has(rows[place]?.own?._id ?? ''))
  const yieldIfDue = createYielder()
  for (let at = 0; at < places.length; at += rowsAtOnce) {
    const some = places.slice(at, at + rowsAtOnce)
    const own = await readThem(
      queries,
      uid,
      some.map((place) => rows[place]?.own?._id),
    )
    for (const place of some) {
      const { row, own: before } = rows[place] as PlannedRow
      rows[place] = planRow(diffRow(row, own.get(before?._id ?? '') ?? null, options))
      await yieldIfDue()
    }
  }
}

type Conditions = { uid: string; currency: string; willWrite: boolean }

/**
 * The verdicts and the changes to write. With `willWrite`, it also protects the pictures from removal until the write.
 */
export async function planOf(queries: Queries, draft: Draft, conditions: Conditions): Promise<Plan> {
  await addConflicts(queries, draft, conditions)
  const plan: Plan = { rows: [], edits: [], additions: [] }
  const yieldIfDue = createYielder()
  for (const planned of draft.rows) {
    const { own, id, to } = planned
    const row = verdictOn(planned)
    plan.rows.push(row)
    if (row.verdict === 'changed' && own) {
      plan.edits.push({ id, to, sku: own.sku ?? '', place: own.place, rowVersion: own.rowVersion })
    }
    if (row.verdict === 'new') plan.additions.push({ ...(to as CellValues), _id: id })
    await yieldIfDue()
  }
  return plan
}

async function readThem(queries: Queries, uid: string, ids: readonly (string | undefined)[]) {
  const named = new Set(ids.filter((id) => id !== undefined && idForm.test(id)) as string[])
  const products = named.size > 0 ? await readOwn(queries, uid, [...named]) : []
  return new Map(products.map((product) => [product._id, product]))
}

/** A spreadsheet reads an id of digits, or of digits with one E, as a number, so exports protect ids too. */
const idOf = (cell = '') => unescapeFormula(cell).trim()

/** The SKU in its stored form. A SKU with a zero byte counts as empty, because the database cannot store one. */
const skuOf = (cell = '') => tidy(unescapeFormula(cell.includes('\0') ? '' : cell))

function planRow({ row, parsed: { problems, rounded, notes }, product, id, to }: RowDiff<OwnProduct>): PlannedRow {
  const before = product && valuesOf(product)
  return {
    row,
    parsed: { problems, rounded, notes },
    own: product && {
      _id: product._id,
      name: product.name,
      sku: product.sku,
      place: product.place,
      rowVersion: product.rowVersion,
    },
    id,
    to,
    changes: product
      ? (Object.keys(to) as CellField[]).map((field) => changeOf(field, before?.[field], to[field]))
      : [],
    ownProblems: problems.length,
    ownNotes: notes.length,
  }
}

function verdictOn({ row, parsed: { problems, rounded, notes }, own, to, changes }: PlannedRow): ImportRow {
  const wanted = !own ? 'new' : changes.length > 0 ? 'changed' : 'same'
  const verdict = problems.length > 0 ? 'refused' : wanted
  const sku = to.sku ?? own?.sku
  return {
    line: row.line,
    ...(row.lastLine && { lastLine: row.lastLine }),
    verdict,
    name: (to.name || own?.name || '').slice(0, 200),
    ...(sku && { sku }),
    ...(verdict === 'changed' && { changes }),
    ...(verdict === 'refused' && { problems }),
    ...(rounded.length > 0 && { rounded }),
    ...(notes.length > 0 && verdict !== 'refused' && { notes }),
  }
}

type Value = CellValues[CellField] | undefined

/** Reports a number, or an optional number that is missing, with the old value. */
function changeOf(field: CellField, from: Value, to: Value): ImportColumn | FigureChange {
  const column = headingOf(field)
  return isFigure(from) && isFigure(to) ? { column, from, to } : column
}

const isFigure = (value: Value): value is number | null => value === null || typeof value === 'number'
