import { setImmediate as breathe } from 'node:timers/promises'
import type { CellField, CellValues, ImportColumn, ImportRow, Moved } from '@arot/contract'
import type { Queries } from '../db/database.ts'
import { idForm } from '../stores/ids.ts'
import { clashes, type House, numberTaken } from '../stores/judge.ts'
import { type Addition, type Edit, valuesOf } from '../stores/own-rows.ts'
import { called, holdersOf, namesOf } from '../stores/own-writes.ts'
import { missingPictures, pictureGone } from '../stores/pictures.ts'
import type { ProductRow } from '../stores/product-row.ts'
import { unguard } from './guard.ts'
import { columnsOf, type Looked, lookAt } from './look.ts'
import type { FileRow } from './read-file.ts'
import type { Terms } from './read-row.ts'

export type Plan = { rows: ImportRow[]; edits: Edit[]; additions: Addition[] }
type Options = Terms &
  House & {
    load: (ids: readonly string[]) => Promise<ProductRow[]>
    /** Told of so many rows that were looked at; throws where nobody waits any more. */
    onLooked: (count: number) => void
    /** Whether it will be written, so that no picture goes meanwhile. */
    isMeant: boolean
  }

/** Rows after which others have their turn. */
const turn = 200

/** What an import would make of each row: of one's own product by its id, else by its number, else a new one. */
export async function planImport(
  queries: Queries,
  uid: string,
  rows: readonly FileRow[],
  options: Options,
): Promise<Plan> {
  const skus = rows.map(({ cells }) => skuOf(cells.sku)).filter((sku) => sku !== '')
  const holders = await holdersOf(queries, uid, skus)
  const named = rows.map(({ cells }) => cells.id?.trim() || holders.get(skuOf(cells.sku)))
  const ids = [...new Set(named.filter((id) => id !== undefined && idForm.test(id)))] as string[]
  const own = new Map((await options.load(ids)).map((product) => [product._id, product]))
  const looked: Looked[] = []
  const firstOf = new Map<string, number>()
  for (const [place, row] of rows.entries()) {
    const id = named[place]
    const one = lookAt(row, id === undefined ? undefined : (own.get(id) ?? null), options)
    refuseDoubles(one, firstOf)
    looked.push(one)
    if (looked.length % turn === 0 || looked.length === rows.length) {
      options.onLooked((place % turn) + 1)
      await breathe()
    }
  }
  refuseClashes(looked, holders)
  await noteNamesakes(queries, uid, looked)
  await refuseGonePictures(queries, looked, options.isMeant)
  return sortOut(looked)
}

/** As it is kept. What no text of the database can hold names nothing. */
const skuOf = (cell = '') =>
  unguard(cell.includes('\0') ? '' : cell)
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

function refuseDoubles({ row, told, product, to }: Looked, firstOf: Map<string, number>) {
  for (const [column, name, word] of [
    ['id', product ? `id ${product._id}` : '', 'product'],
    ['sku', to.sku ? `sku ${to.sku}` : '', 'number'],
  ] as const) {
    const first = name && firstOf.get(name)
    if (first) told.problems.push({ column, message: `Line ${first} is of the same ${word}.` })
    else if (name) firstOf.set(name, row.line)
  }
}

const isRight = ({ told }: Looked) => told.problems.length === 0

function refuseClashes(looked: readonly Looked[], holders: ReadonlyMap<string, string>) {
  const renumbered = looked.filter((one) => isRight(one) && one.to.sku !== undefined)
  const wanted = renumbered.map(({ id, product, to }) => ({ id, from: product?.sku ?? '', to: to.sku ?? '' }))
  const refused = clashes(wanted, holders)
  for (const { id, told } of renumbered) {
    if (refused.has(id)) told.problems.push({ column: 'sku', message: numberTaken })
  }
}

/** A row without id or number is a new product each time that its file is taken. */
async function noteNamesakes(queries: Queries, uid: string, looked: readonly Looked[]) {
  const nameless = looked.filter((one) => isRight(one) && !one.product && !one.to.sku)
  const taken = await namesOf(
    queries,
    uid,
    nameless.map(({ to }) => to.name ?? ''),
  )
  for (const { told, to } of nameless) if (taken.has(called(to))) told.notes.push(namesake)
}

const namesake = 'You have a product of this name and brand: without its number this is one more.'

async function refuseGonePictures(queries: Queries, looked: readonly Looked[], isClaimed: boolean) {
  const named = looked.filter(isRight).flatMap(({ to }) => [to.image ?? '', ...(to.moreImages ?? [])])
  const missing = await missingPictures(queries, named, { isClaimed })
  if (missing.size === 0) return
  for (const { told, to } of looked) {
    if (to.image && missing.has(to.image)) told.problems.push({ column: 'image', message: pictureGone })
    const isGone = to.moreImages?.some((image) => missing.has(image))
    if (isGone) told.problems.push({ column: 'more_images', message: pictureGone })
  }
}

function sortOut(looked: readonly Looked[]): Plan {
  const plan: Plan = { rows: [], edits: [], additions: [] }
  for (const one of looked) {
    const row = verdictOn(one)
    plan.rows.push(row)
    if (row.verdict === 'changed' && one.product) plan.edits.push({ product: one.product, to: one.to })
    if (row.verdict === 'new') plan.additions.push({ ...(one.to as CellValues), _id: one.id })
  }
  return plan
}

function verdictOn({ row, told: { problems, rounded, notes }, product, to }: Looked): ImportRow {
  const before = product && valuesOf(product)
  const changes = (Object.keys(to) as CellField[]).map((field) => changeOf(field, before?.[field], to[field]))
  const wanted = !product ? 'new' : changes.length > 0 ? 'changed' : 'same'
  const verdict = problems.length > 0 ? 'refused' : wanted
  const sku = to.sku ?? product?.sku
  return {
    line: row.line,
    verdict,
    name: (to.name || product?.name || '').slice(0, 200),
    ...(sku && { sku }),
    ...(verdict === 'changed' && { changes }),
    ...(verdict === 'refused' && { problems: problems.slice(0, 20) }),
    ...(rounded.length > 0 && { rounded: rounded.slice(0, 20) }),
    ...(notes.length > 0 && verdict !== 'refused' && { notes }),
  }
}

type Value = CellValues[CellField] | undefined

/** A figure, or none where there may be one, is told with what it was. */
function changeOf(field: CellField, from: Value, to: Value): ImportColumn | Moved {
  const column = columnsOf[field]
  return isFigure(from) && isFigure(to) ? { column, from, to } : column
}

const isFigure = (value: Value): value is number | null => value === null || typeof value === 'number'
