// Rules of bulk edits and imports, for the pages and the server.
import { type CellField, type CellValues, cellFields, emptyCell, productFields } from '../catalog/fields.ts'
import type { PriceBreak } from '../catalog/prices.ts'
import type { Product } from '../catalog/types.ts'

/** The most cells of one request. */
export const mostCells = 1000

/** A change of one cell: `from` is the value that the editor saw, `to` the new one. */
export type Cell = {
  [Field in CellField]: { id: string; field: Field; from: CellValues[Field]; to: CellValues[Field] }
}[CellField]

/**
 * `changed`: the cell has the new value. `stale`: it no longer had the `from` value and keeps `current`. `invalid`:
 * the product would break the rule in `message`. `not_found`: the caller has no such product.
 */
export type CellVerdict = {
  id: string
  field: CellField
  verdict: 'changed' | 'stale' | 'invalid' | 'not_found'
  /** The value of a cell that was not changed. */
  current?: CellValues[CellField]
  message?: string
  /** The current version of the product. */
  version?: number
}

/** The value of a product's cell, as `from` expects it. */
export function cellOf<Field extends CellField>(product: Product, field: Field): CellValues[Field] {
  const value = field === 'moreImages' ? product.images?.slice(1) : product[field as Exclude<CellField, 'moreImages'>]
  return (value ?? emptyCell(field)) as CellValues[Field]
}

/** Whether two values of a cell are equal. */
export function isSameCell(one?: CellValues[CellField], other?: CellValues[CellField]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  const serialize = (parts: readonly (PriceBreak | string)[]) =>
    JSON.stringify(parts.map((part) => (typeof part === 'string' ? part : [part.from, part.price])))
  return serialize(one) === serialize(other)
}

/** Bytes in whole millions, so that texts can say 16 MB. */
export const importLimits = { bytes: 16_000_000, rows: 20_000 }

type Headings = { [Name in CellField as (typeof productFields)[Name]['heading']]: Name }

/** The columns of an export in their order, with the field of each. An import accepts these names in any order. */
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

/** The columns that an import needs for a new product. */
export const requiredImportColumns: readonly ImportColumn[] = /* @__PURE__ */ cellFields
  .filter((field) => emptyCell(field) === undefined)
  .map((field) => productFields[field].heading)

/** The first heading of a file of rejected rows. The column lists their problems, and an import ignores it. */
export const problemHeading = 'problem'

/** `check` writes nothing, `good` writes the rows without a problem, `all` writes all rows or none. */
export const importModes = ['check', 'good', 'all'] as const
export type ImportMode = (typeof importModes)[number]

/** A column of a file: its heading, the first value below it, and the field it is read as, if any. */
export type FileColumn = { heading: string; sample: string; column?: ImportColumn }

/** The field of each column in the file's order. `''` means that the column is not read. */
export type ColumnChoice = readonly (ImportColumn | '')[]

/** The most columns that an import reads. */
export const mostColumns = 200

/** The format of a file, as the import detected it. */
export type ImportRead = {
  rows: number
  /** The first and the last line of the headings. A cell can have several lines. */
  headingLines: [first: number, last: number]
  separator: ',' | ';' | '\t'
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** The decimal separator. Absent if no number in the file shows it. */
  decimalMark?: '.' | ','
  columns: ImportColumn[]
  /** The heading of each of them in the file, in the same order. */
  headings: string[]
  /** Headings that the import does not know. Absent if the columns were chosen. */
  unknown: string[]
  /** Every column of the file, in its order. */
  fileColumns: FileColumn[]
}

export type ImportRow = {
  /** The first line of the row in the file. The headings are line 1. */
  line: number
  /** The last line of the row, if that is another one. */
  lastLine?: number
  verdict: 'new' | 'changed' | 'same' | 'refused'
  name: string
  sku?: string
  /** The columns that differ from the product. Numbers have the old and the new value, `null` for none. */
  changes?: (ImportColumn | FigureChange)[]
  /** Why the row was rejected. Without a column the problem is about the whole row. */
  problems?: { column?: ImportColumn; message: string }[]
  /** Prices that had more decimals than the currency. */
  rounded?: { column: ImportColumn; from: string; to: string }[]
  /** Remarks that do not reject the row. */
  notes?: string[]
}

/** A number that differs. */
export type FigureChange = { column: ImportColumn; from: number | null; to: number | null }

/** `written`: whether the import changed the catalogue. Then it has the catalogue's new version. */
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

/**
 * Selects the caller's own products. `q` searches name, brand, SKU and description. Without `sort` the oldest come
 * first.
 */
export type OwnQuery = {
  q?: string
  state?: 'published' | 'withdrawn'
  sort?: OwnSort
  limit?: number
  cursor?: string
}
