import {
  type CellField,
  type CellValues,
  cellFields,
  emptyCell,
  type ImportColumn,
  isSameCell,
  productFields,
  requiredImportColumns,
  smallestOrder,
} from '@arot/contract'
import { newId } from '../../../platform/ids.ts'
import type { ProductRow } from '../../catalog/product.columns.ts'
import { valuesOf } from '../rows.ts'
import { changeProblems, pricingFields, type ValidationContext } from '../validate.ts'
import { readFigure } from './parse-number.ts'
import { addProblem, type FileRow, type ParsedRow, readRow, type Terms } from './parse-row.ts'

/** An imported row, the product it changes (null for a new one), and the changes. */
export type RowDiff<Product extends ProductRow = ProductRow> = {
  row: FileRow
  parsed: ParsedRow
  product: Product | null
  id: string
  to: Partial<CellValues>
}

const blank = Object.fromEntries(
  cellFields.map((field) => {
    const empty = emptyCell(field)
    if (empty !== undefined) return [field, empty]
    return [field, productFields[field].type === 'text' ? '' : 0]
  }),
) as CellValues

/** The column of a field in a file. */
export const headingOf = (field: CellField): ImportColumn => productFields[field].heading

/**
 * Compares a row with its product. `named`: the product with the row's id or SKU; null if the supplier has no product
 * with this id; undefined for a new product.
 */
export function diffRow<Product extends ProductRow>(
  row: FileRow,
  named: Product | null | undefined,
  terms: Terms & ValidationContext,
): RowDiff<Product> {
  const product = named ?? null
  const before = product && valuesOf(product)
  const parsed = readRow(row, before, terms, Boolean(product?.reviewCount))
  if (row.broken) addProblem(parsed, { message: row.broken })
  if (named === null) addProblem(parsed, { column: 'id', message: 'You have no product with this ID.' })
  if (before) compareStock(row, before, parsed, terms)
  else for (const problem of missing(row)) addProblem(parsed, problem)
  const to = before ? differences(before, parsed.values) : { ...blank, ...parsed.values }
  addChangeProblems(parsed, before, to, terms)
  noteShortage(parsed, { ...(before ?? blank), ...to }, to)
  return { row, parsed, product, id: product?._id ?? newId(), to }
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
 * Adds the validation problems of the changed fields. Skips cells that already have a problem. A problem of the price ladder
 * is reported once, and not at all if a price could not be read.
 */
function addChangeProblems(
  parsed: ParsedRow,
  before: CellValues | null,
  to: Partial<CellValues>,
  validation: ValidationContext,
) {
  const seen = new Set(parsed.problems.map(({ column }) => column))
  const problems = changeProblems(before, to, validation)
  const isUnread = pricingFields.some((field) => seen.has(headingOf(field)))
  for (const [field, message] of Object.entries(problems)) {
    const column = headingOf(field as CellField)
    const isReportedElsewhere = message === problems.priceBreaks && (isUnread || field !== 'priceBreaks')
    if (!seen.has(column) && !isReportedElsewhere) addProblem(parsed, { column, message })
  }
}

const shorteners: readonly CellField[] = ['mainQuantity', 'minQuantity', 'orderMultiple']

/** Warns about a stock below the minimum order. A stock of 0 just means sold out. */
function noteShortage(parsed: ParsedRow, after: CellValues, to: Partial<CellValues>) {
  const smallest = smallestOrder(after)
  const isShort = after.mainQuantity > 0 && after.mainQuantity < smallest
  if (isShort && shorteners.some((field) => to[field] !== undefined)) {
    parsed.notes.push(`The minimum order is ${smallest} but the stock is ${after.mainQuantity}, so nobody can buy it.`)
  }
}

/**
 * Ignores a stock that equals the exported figure, so that later sales stay. Refuses a changed stock if the product's
 * stock has changed since the export.
 */
function compareStock({ cells }: FileRow, before: CellValues, parsed: ParsedRow, { mark, currency }: Terms) {
  if (!cells.stock_when_exported?.trim() || parsed.values.mainQuantity === undefined) return
  const then = readFigure(cells.stock_when_exported, mark, currency)
  if ('problem' in then) return addProblem(parsed, { column: 'stock_when_exported', message: then.problem })
  if (Number(then.digits) === parsed.values.mainQuantity) delete parsed.values.mainQuantity
  else if (Number(then.digits) !== before.mainQuantity) {
    const message = `The stock is now ${before.mainQuantity}. It was ${then.digits} when you exported the file.`
    addProblem(parsed, { column: 'stock', message })
  }
}
