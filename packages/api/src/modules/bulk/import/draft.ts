import type { CellValues, FigureChange, ImportColumn } from '@arot/contract'
import type { OwnProduct } from '../write-rows.ts'
import type { FileRow, ParsedRow } from './parse-row.ts'

/**
 * The plan of a row without the product itself: a file may name 20,000 products, which need more memory than the file.
 * `own` identifies the product and the version of its row.
 */
export type PlannedRow = {
  row: FileRow
  parsed: Omit<ParsedRow, 'values'>
  own: Pick<OwnProduct, '_id' | 'name' | 'sku' | 'place' | 'rowVersion'> | null
  id: string
  to: Partial<CellValues>
  changes: (ImportColumn | FigureChange)[]
  /** How many problems and notes are the row's own. Later ones come from other rows and products. */
  ownProblems: number
  ownNotes: number
}

/** `holders`: the supplier's products that have the SKUs in the file. */
export type Draft = { rows: PlannedRow[]; holders: Map<string, string> }
