import {
  type CellField,
  type CellValues,
  type ImportColumn,
  importColumns,
  isSameCell,
  requiredImportColumns,
  smallestOrder,
} from '@arot/contract'
import { newId } from '../../../platform/ids.ts'
import type { ProductRow } from '../../catalog/product.columns.ts'
import { valuesOf } from '../rows.ts'
import { changeProblems, type House, ladder } from '../validate.ts'
import { readFigure } from './parse-number.ts'
import { addProblem, type FileRow, readRow, type Terms, type Told } from './parse-row.ts'

/** A row with the product that it is of, or none where it is a new one, and what would become of it. */
export type Looked<Product extends ProductRow = ProductRow> = {
  row: FileRow
  told: Told
  product: Product | null
  id: string
  to: Partial<CellValues>
}

const blank: CellValues = {
  name: '',
  brand: '',
  category: '',
  description: '',
  image: '',
  moreImages: [],
  rating: 0,
  price: 0,
  priceBreaks: [],
  mainQuantity: 0,
  minQuantity: 0,
  orderMultiple: 1,
  leadDays: null,
  sku: '',
  withdrawn: false,
}

/** The column of each field. */
export const columnsOf = Object.fromEntries(
  (Object.entries(importColumns) as [ImportColumn, CellField][])
    .filter(([column]) => column !== 'stock_when_exported')
    .map(([column, field]) => [field, column]),
) as Record<CellField, ImportColumn>

/** Looks at a row alone. `named`: the product that it names by its id or by its number; null where that is none of one's own. */
export function lookAt<Product extends ProductRow>(
  row: FileRow,
  named: Product | null | undefined,
  terms: Terms & House,
): Looked<Product> {
  const product = named ?? null
  const before = product && valuesOf(product)
  const told = readRow(row, before, terms, Boolean(product?.reviewCount))
  if (row.broken) addProblem(told, { message: row.broken })
  if (named === null) addProblem(told, { column: 'id', message: 'You have no product with this ID.' })
  if (before) compareStock(row, before, told, terms)
  else for (const problem of missing(row)) addProblem(told, problem)
  const to = before ? differences(before, told.values) : { ...blank, ...told.values }
  judge(told, before, to, terms)
  noteShortage(told, { ...(before ?? blank), ...to }, to)
  return { row, told, product, id: product?._id ?? newId(), to }
}

const missing = ({ cells }: FileRow) =>
  requiredImportColumns
    .filter((column) => cells[column] === undefined)
    .map((column) => ({ column, message: 'Required for a new product.' }))

const differences = (before: CellValues, values: Partial<CellValues>): Partial<CellValues> =>
  Object.fromEntries(
    (Object.entries(values) as [CellField, CellValues[CellField]][]).filter(
      ([field, value]) => !isSameCell(before[field], value),
    ),
  )

/**
 * A cell that could not be read has said so already, and what is wrong with the steps is said once: of a price that could
 * not be read nobody knows whether they are.
 */
function judge(told: Told, before: CellValues | null, to: Partial<CellValues>, house: House) {
  const seen = new Set(told.problems.map(({ column }) => column))
  const problems = changeProblems(before, to, house)
  const isUnread = ladder.some((field) => seen.has(columnsOf[field]))
  for (const [field, message] of Object.entries(problems)) {
    const column = columnsOf[field as CellField]
    const isSaidElsewhere = message === problems.priceBreaks && (isUnread || field !== 'priceBreaks')
    if (!seen.has(column) && !isSaidElsewhere) addProblem(told, { column, message })
  }
}

const shorteners: readonly CellField[] = ['mainQuantity', 'minQuantity', 'orderMultiple']

/** None at all is sold out; some, of which nobody may order so few, is a slip. */
function noteShortage(told: Told, after: CellValues, to: Partial<CellValues>) {
  const smallest = smallestOrder(after)
  const isShort = after.mainQuantity > 0 && after.mainQuantity < smallest
  if (isShort && shorteners.some((field) => to[field] !== undefined)) {
    told.notes.push(`The minimum order is ${smallest} but the stock is ${after.mainQuantity}, so nobody can buy it.`)
  }
}

/** A stock that was not touched in the file is left to what was sold since; one that was is of the figure it was made from. */
function compareStock({ cells }: FileRow, before: CellValues, told: Told, { mark, currency }: Terms) {
  if (!cells.stock_when_exported?.trim() || told.values.mainQuantity === undefined) return
  const then = readFigure(cells.stock_when_exported, mark, currency)
  if ('problem' in then) return addProblem(told, { column: 'stock_when_exported', message: then.problem })
  if (Number(then.digits) === told.values.mainQuantity) delete told.values.mainQuantity
  else if (Number(then.digits) !== before.mainQuantity) {
    const message = `The stock is now ${before.mainQuantity}. It was ${then.digits} when you exported the file.`
    addProblem(told, { column: 'stock', message })
  }
}
