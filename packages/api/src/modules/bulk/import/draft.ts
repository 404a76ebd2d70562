import type { CellValues, FigureChange, ImportColumn } from '@arot/contract'
import type { OwnProduct } from '../write-rows.ts'
import type { FileRow, ParsedRow } from './parse-row.ts'

/**
 * What would become of a row, without the product itself: a file may name 20,000 products, which are more than the file.
 * `own` is what identifies the product, and the version of its row in the table.
 */
export type PlannedRow = {
  row: FileRow
  parsed: Omit<ParsedRow, 'values'>
  own: Pick<OwnProduct, '_id' | 'name' | 'sku' | 'place' | 'rowVersion'> | null
  id: string
  to: Partial<CellValues>
  changes: (ImportColumn | FigureChange)[]
  /** How many problems and notes are its own; those after them come from other rows and products. */
  ownProblems: number
  ownNotes: number
}

/** `holders`: which of the supplier's products have the numbers that the file names. */
export type Draft = { rows: PlannedRow[]; holders: Map<string, string> }
