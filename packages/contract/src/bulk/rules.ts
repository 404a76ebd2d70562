// A supplier's own table and files: which cells can be changed, and what an import says of each row. For the pages and the
// server alike.
import { type CellField, type CellValues, cellFields, emptyCell, productFields } from '../catalog/fields.ts'
import type { PriceBreak } from '../catalog/prices.ts'
import type { Product } from '../catalog/types.ts'

/** How many cells may be changed at once. */
export const mostCells = 1000

/** A cell as its editor saw it, and as it shall be. */
export type Cell = {
  [Field in CellField]: { id: string; field: Field; from: CellValues[Field]; to: CellValues[Field] }
}[CellField]

/**
 * `changed`: it is now as it was asked to be. `stale`: it was not as its editor saw it, and is left as `current` says.
 * `invalid`: the product would break a rule, as `message` says. `not_found`: no product of the caller's.
 */
export type CellVerdict = {
  id: string
  field: CellField
  verdict: 'changed' | 'stale' | 'invalid' | 'not_found'
  /** What the cell holds, where it was not changed. */
  current?: CellValues[CellField]
  message?: string
  /** The product's version by now. */
  version?: number
}

/** What a product holds in a cell, as it is to be sent as `from`. */
export function cellOf<Field extends CellField>(product: Product, field: Field): CellValues[Field] {
  const value = field === 'moreImages' ? product.images?.slice(1) : product[field as Exclude<CellField, 'moreImages'>]
  return (value ?? emptyCell(field)) as CellValues[Field]
}

/** Whether two values of a cell are one. */
export function isSameCell(one?: CellValues[CellField], other?: CellValues[CellField]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  const serialize = (parts: readonly (PriceBreak | string)[]) =>
    JSON.stringify(parts.map((part) => (typeof part === 'string' ? part : [part.from, part.price])))
  return serialize(one) === serialize(other)
}

/** Bytes in whole millions, as in texts for people: 16 MB. */
export const importLimits = { bytes: 16_000_000, rows: 20_000 }

type Headings = { [Name in CellField as (typeof productFields)[Name]['heading']]: Name }

/** The columns of an export, in their order, and what each holds; an import knows them by these names, in any order. */
export const importColumns = /* @__PURE__ */ Object.fromEntries([
  ['id', '_id'],
  ...cellFields.flatMap((field) => {
    const { heading } = productFields[field]
    return heading === 'stock'
      ? [
          [heading, field],
          ['stock_when_exported', field],
        ]
      : [[heading, field]]
  }),
]) as { id: '_id'; stock_when_exported: 'mainQuantity' } & Headings
export type ImportColumn = keyof typeof importColumns

/** The columns that a new product needs. */
export const requiredImportColumns: readonly ImportColumn[] = /* @__PURE__ */ cellFields
  .filter((field) => emptyCell(field) === undefined)
  .map((field) => productFields[field].heading)

/** The first heading of a file of refused rows: what is wrong with each. An import passes over it. */
export const problemHeading = 'problem'

/** `check` writes nothing, `good` every row without a problem, `all` all rows or none. */
export const importModes = ['check', 'good', 'all'] as const
export type ImportMode = (typeof importModes)[number]

/** A column of a file in its place: its heading, the first text below it, and what it is read as, if it is read. */
export type FileColumn = { heading: string; sample: string; column?: ImportColumn }

/** What each column of a file is to be read as, in the file's order; `''` is not read. */
export type ColumnChoice = readonly (ImportColumn | '')[]

/** Cells of a row that an import reads, and so the longest choice of columns. */
export const mostColumns = 200

/** How the file was understood. */
export type ImportRead = {
  rows: number
  separator: ',' | ';' | '\t'
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** The mark before decimals; absent where no number of the file has decimals that tell. */
  decimalMark?: '.' | ','
  columns: ImportColumn[]
  /** What each of them is called in the file, in the same order. */
  headings: string[]
  /** Headings that are unknown and were not read. Absent if the columns were chosen. */
  unknown: string[]
  /** Every column of the file, in its order. */
  fileColumns: FileColumn[]
}

export type ImportRow = {
  /** Where it begins in the file, the headings' line being 1. */
  line: number
  verdict: 'new' | 'changed' | 'same' | 'refused'
  name: string
  sku?: string
  /** Which columns differ from what the product holds; figures with what they are and would be, null for none. */
  changes?: (ImportColumn | FigureChange)[]
  /** Why it was refused; without a column where it is the row as such. */
  problems?: { column?: ImportColumn; message: string }[]
  /** Prices that were finer than the currency. */
  rounded?: { column: ImportColumn; from: string; to: string }[]
  /** What stands in nobody's way and is worth a look. */
  notes?: string[]
}

/** A figure that differs. */
export type FigureChange = { column: ImportColumn; from: number | null; to: number | null }

/** `written`: whether anything was to be written and is; then with the catalogue's version that has it. */
export type ImportDone = {
  new: number
  changed: number
  same: number
  refused: number
  written: boolean
  catalogueVersion?: number
}

export type ImportLine =
  | { read: ImportRead }
  | { progress: { done: number; of: number } }
  | { row: ImportRow }
  | { done: ImportDone }

export const ownSorts = ['newest', 'name', 'price-asc', 'price-desc', 'stock-asc', 'stock-desc'] as const
export type OwnSort = (typeof ownSorts)[number]

/** Which of one's own products: those whose name, brand, number or description has these words; without a sort as they came. */
export type OwnQuery = {
  q?: string
  state?: 'published' | 'withdrawn'
  sort?: OwnSort
  limit?: number
  cursor?: string
}
