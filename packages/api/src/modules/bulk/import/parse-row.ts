import {
  type CellField,
  type CellValues,
  decimalsOf,
  emptyCell,
  type ImportColumn,
  type ImportRow,
  importColumns,
  limits,
  type PriceBreak,
  pictureLimits,
  productFields,
  tidy,
} from '@arot/contract'
import { unescapeFormula } from '../../../platform/csv/csv-injection.ts'
import { toImagePath } from '../../media/address.ts'
import { cellText } from './columns.ts'
import { type DecimalMark, readFigure, roundHalfUp } from './parse-number.ts'
import { becameDateOrTime, isShortened, shortenedMessage } from './shortened-sku.ts'

export type Cells = Partial<Record<ImportColumn, string>>
/**
 * A row by its columns. `broken`: why its cells may be in the wrong columns. `tooLong`: the columns whose cells exceed
 * their limit. These are empty here, so nothing parses them.
 */
export type FileRow = {
  line: number
  lastLine?: number
  cells: Cells
  broken?: string
  tooLong?: readonly ImportColumn[]
}
type Problem = NonNullable<ImportRow['problems']>[number]
type Rounding = NonNullable<ImportRow['rounded']>[number]
export type ParsedRow = { values: Partial<CellValues>; problems: Problem[]; rounded: Rounding[]; notes: string[] }
export type Terms = { mark: DecimalMark | null | undefined; currency: string; publicUrl: string }

/** Problems and roundings stored for a row: more than anybody reads. */
const mostOfRow = 20

export function addProblem({ problems }: Pick<ParsedRow, 'problems'>, problem: Problem) {
  if (problems.length < mostOfRow) problems.push(problem)
}

/** Columns that only describe the others. */
const aside: readonly ImportColumn[] = ['id', 'stock_when_exported']
const isText = (column: ImportColumn) => column !== 'id' && productFields[importColumns[column]].type === 'text'
/**
 * Reads a row's values. Omits a cell that equals the export of the product as it is. Ignores the rating if buyers have
 * rated the product.
 */
export function readRow(
  { cells, tooLong = [] }: Pick<FileRow, 'cells' | 'tooLong'>,
  before: CellValues | null,
  terms: Terms,
  isRated = false,
): ParsedRow {
  const parsed: ParsedRow = { values: {}, problems: [], rounded: [], notes: [] }
  for (const column of tooLong) addProblem(parsed, { column, message: tooLongFor(column) })
  for (const [column, cell] of Object.entries(cells) as [ImportColumn, string][]) {
    if (aside.includes(column) || column === 'id' || (isRated && column === 'rating')) continue
    if (tooLong.includes(column)) continue
    if (before && isAsExported(cell, before, column, terms)) continue
    readCell(column, cell, terms, parsed)
  }
  refuseShortened(before?.sku ?? '', parsed, terms)
  return parsed
}

function refuseShortened(from: string, { values, problems }: ParsedRow, { currency }: Terms) {
  const to = values.sku ?? ''
  if (isShortened(from, to, currency) || becameDateOrTime(from, to))
    addProblem({ problems }, { column: 'sku', message: shortenedMessage(from, to) })
}

const characters: Partial<Record<ImportColumn, number>> = limits

function tooLongFor(column: ImportColumn) {
  if (column === 'more_images') return `Add at most ${pictureLimits.count} pictures.`
  if (column === 'price_breaks') return `Set at most ${limits.priceBreaks} price breaks.`
  return isText(column) ? `It may have at most ${characters[column]} characters.` : 'It is too long.'
}

/** Files of an earlier release contain a text such as `'00123` without a second apostrophe. */
function isAsExported(cell: string, before: CellValues, column: Exclude<ImportColumn, 'id'>, { publicUrl }: Terms) {
  const text = cellText(before, column, publicUrl)
  return unescapeFormula(cell) === text || cell === text
}

function readCell(column: Exclude<ImportColumn, 'id'>, cell: string, terms: Terms, parsed: ParsedRow) {
  const field = importColumns[column]
  const set = (value: CellValues[CellField]) => Object.assign(parsed.values, { [field]: value })
  const refuse = (message: string) => addProblem(parsed, { column, message })
  if (/[\0\uFFFD]/.test(cell) || !cell.isWellFormed()) return refuse('The text contains damaged characters.')
  const bare = tidy(unescapeFormula(cell))
  const empty = emptyCell(field)
  if (bare === '' && empty !== undefined && column !== 'state') return set(empty)
  if (column === 'sku' && /^\d[.,]\d+E[+-]\d+$/i.test(bare)) {
    return refuse(`A spreadsheet has shortened this number to “${bare}”. Write it as text.`)
  }
  if (column === 'image') return set(toImagePath(unescapeFormula(cell).trim(), terms.publicUrl))
  if (column === 'more_images') return set(readImages(bare, terms))
  if (isText(column)) return set(bare)
  if (column === 'state') return readState(bare, set, refuse)
  if (column === 'price_breaks') return set(readSteps(bare, terms, parsed))
  if (bare === '') return refuse('Enter a number.')
  set(readNumber(column, bare, terms, parsed))
}

/** One more than the limit is enough to refuse them. */
const readImages = (bare: string, { publicUrl }: Terms) =>
  bare.split(/\s+/, pictureLimits.count + 1).map((image) => toImagePath(image, publicUrl))

/** An empty cell changes nothing, and publishes a new product. */
function readState(bare: string, set: (isWithdrawn: boolean) => void, refuse: (message: string) => void) {
  if (bare === 'published' || bare === 'withdrawn') set(bare === 'withdrawn')
  else if (bare !== '') refuse('State must be published or withdrawn.')
}

/**
 * Rounds a price to the currency's decimals and reports it. If the cell is not a number, adds a problem and returns 0.
 */
function readNumber(
  column: ImportColumn,
  cell: string,
  { mark, currency }: Terms,
  parsed: ParsedRow,
  isPrice = column === 'price',
): number {
  const figure = readFigure(cell, mark, currency)
  if ('problem' in figure) {
    addProblem(parsed, { column, message: figure.problem })
    return 0
  }
  if (!isPrice) return Number(figure.digits)
  const exact = roundHalfUp(figure.digits, decimalsOf(currency))
  const isRounded = Number(exact) !== Number(figure.digits)
  if (isRounded && parsed.rounded.length < mostOfRow) parsed.rounded.push({ column, from: cell, to: exact })
  return Number(exact)
}

/**
 * Reads pairs such as `48:7.20;`, separated by semicolons, bars or spaces. One more than the limit is enough to refuse
 * them.
 */
function readSteps(cell: string, terms: Terms, parsed: ParsedRow): PriceBreak[] {
  const pairs = cell
    .replace(/\s+/g, ' ')
    .replace(/ ?: ?/g, ':')
    .split(/[;|\s]+/)
    .filter((pair) => pair !== '')
    .slice(0, limits.priceBreaks + 1)
  return pairs.map((pair) => {
    const [from = '', price = '', more] = pair.split(':')
    if (price === '' || more !== undefined) {
      addProblem(parsed, {
        column: 'price_breaks',
        message: `“${pair.slice(0, 40)}” is not a price break. Write it as 48:7.20;`,
      })
      return { from: 0, price: 0 }
    }
    const read = (text: string, isPrice: boolean) => readNumber('price_breaks', text, terms, parsed, isPrice)
    return { from: read(from, false), price: read(price, true) }
  })
}
