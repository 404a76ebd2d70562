import {
  type CellField,
  type CellValues,
  decimalsOf,
  type ImportColumn,
  type ImportRow,
  importColumns,
  type PriceBreak,
  tidy,
} from '@arot/contract'
import { cellText } from './columns.ts'
import { type DecimalMark, readFigure, roundHalfUp } from './figures.ts'
import { unguard } from './guard.ts'

export type Cells = Partial<Record<ImportColumn, string>>
type Problem = NonNullable<ImportRow['problems']>[number]
type Rounding = NonNullable<ImportRow['rounded']>[number]
export type Told = { values: Partial<CellValues>; problems: Problem[]; rounded: Rounding[]; notes: string[] }
export type Terms = { mark: DecimalMark | null | undefined; currency: string; publicUrl: string }

/** Columns that only say something of the others. */
const aside: readonly ImportColumn[] = ['id', 'stock_when_exported']
const texts: readonly ImportColumn[] = ['name', 'brand', 'category', 'description', 'image', 'sku']
const without: Partial<Record<ImportColumn, CellValues[CellField]>> = {
  carton: 1,
  lead_days: null,
  more_images: [],
  price_breaks: [],
  sku: '',
}

/**
 * What a row says of a product: where it says what the export would, of the product as it is, it says nothing new. What
 * buyers have rated keeps their average.
 */
export function readRow(cells: Cells, before: CellValues | null, terms: Terms, isRated = false): Told {
  const told: Told = { values: {}, problems: [], rounded: [], notes: [] }
  for (const [column, cell] of Object.entries(cells) as [ImportColumn, string][]) {
    if (aside.includes(column) || column === 'id' || (isRated && column === 'rating')) continue
    if (before && isAsExported(cell, before, column, terms)) continue
    readCell(column, cell, terms, told)
  }
  return told
}

function isAsExported(cell: string, before: CellValues, column: Exclude<ImportColumn, 'id'>, { publicUrl }: Terms) {
  return unguard(cell) === cellText(before, column, publicUrl)
}

const keptImage = (image: string, publicUrl: string) =>
  image.startsWith(`${publicUrl}/pictures/`) ? image.slice(publicUrl.length) : image

function readCell(column: Exclude<ImportColumn, 'id'>, cell: string, terms: Terms, told: Told) {
  const field = importColumns[column]
  const set = (value: CellValues[CellField]) => Object.assign(told.values, { [field]: value })
  const refuse = (message: string) => void told.problems.push({ column, message })
  if (/[\0\uFFFD]/.test(cell) || !cell.isWellFormed()) return refuse('It holds broken characters.')
  const bare = tidy(unguard(cell))
  if (bare === '' && column in without) return set(without[column] as CellValues[CellField])
  if (column === 'sku' && /^\d[.,]\d+E\+\d+$/i.test(bare)) {
    return refuse(`A spreadsheet has shortened this number to “${bare}”. Write it as text.`)
  }
  if (column === 'image') return set(keptImage(unguard(cell).trim(), terms.publicUrl))
  if (column === 'more_images') return set(bare.split(/\s+/).map((image) => keptImage(image, terms.publicUrl)))
  if (texts.includes(column)) return set(bare)
  if (column === 'state') return readState(bare, set, refuse)
  if (column === 'price_breaks') return set(readSteps(bare, terms, told))
  if (bare === '') return refuse('A number is needed here.')
  set(readNumber(column, bare, terms, told))
}

/** Which says nothing changes nothing: what is new is published then. */
function readState(bare: string, set: (isWithdrawn: boolean) => void, refuse: (message: string) => void) {
  if (bare === 'published' || bare === 'withdrawn') set(bare === 'withdrawn')
  else if (bare !== '') refuse('State must be published or withdrawn.')
}

/** A price is rounded to what its currency has, and that is said; a number that is none is a problem, and 0 here. */
function readNumber(
  column: ImportColumn,
  cell: string,
  { mark, currency }: Terms,
  told: Told,
  isPrice = column === 'price',
): number {
  const figure = readFigure(cell, mark, currency)
  if ('problem' in figure) {
    told.problems.push({ column, message: figure.problem })
    return 0
  }
  if (!isPrice) return Number(figure.digits)
  const exact = roundHalfUp(figure.digits, decimalsOf(currency))
  if (Number(exact) !== Number(figure.digits)) told.rounded.push({ column, from: cell, to: exact })
  return Number(exact)
}

/** Pairs as `48:7.20;`, parted by semicolons, bars or blanks. */
function readSteps(cell: string, terms: Terms, told: Told): PriceBreak[] {
  const pairs = cell
    .replace(/\s+/g, ' ')
    .replace(/ ?: ?/g, ':')
    .split(/[;|\s]+/)
    .filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [from = '', price = '', more] = pair.split(':')
    if (price === '' || more !== undefined) {
      told.problems.push({ column: 'price_breaks', message: `“${pair.slice(0, 40)}” is not a step: write 48:7.20;` })
      return { from: 0, price: 0 }
    }
    const read = (text: string, isPrice: boolean) => readNumber('price_breaks', text, terms, told, isPrice)
    return { from: read(from, false), price: read(price, true) }
  })
}
