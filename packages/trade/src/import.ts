import type { OrderRefusal } from './answer.ts'

export type ImportVerdict = 'new' | 'changed' | 'same' | 'refused'

/** The result for one row of a file. */
export type ImportRow = {
  /** The line where the row begins in the file. The headings are line 1. */
  line: number
  /** The last line of the row, if that is another one. */
  lastLine?: number | undefined
  verdict: ImportVerdict
  name: string
  sku?: string | undefined
  /** Why the row was refused, each with the heading of its column. Without a column the problem concerns the whole row. */
  problems?: readonly { column?: string | undefined; message: string }[] | undefined
  /** The columns that change. A figure has its value before and after, `null` for none. */
  changes?: readonly (string | { column: string; from: number | null; to: number | null })[] | undefined
  /** Prices with too many decimals, before and after rounding. */
  rounded?: readonly { column: string; from: string; to: string }[] | undefined
  /** Warnings that do not prevent the import. */
  notes?: readonly string[] | undefined
}

/** A column of the file. `field`: the field it is read as, `''` if it is left out, absent if nobody has decided yet. */
export type ImportFileColumn = { id: string; heading: string; sample: string; field?: string | undefined }

/** A field that a column can be matched to. `isRequired`: a new product needs it. */
export type ImportField = { value: string; label: string; isRequired?: boolean | undefined }

/** The field of each column, by the column’s `id`; `''` leaves the column out. */
export type ImportMatch = Readonly<Record<string, string>>

/** The result for a whole file. */
export type ImportResult = {
  rows: readonly ImportRow[]
  /** The columns of the file; with `fields`, the panel asks for those that nobody has decided on. */
  columns?: readonly ImportFileColumn[] | undefined
  /** Unknown headings. Their columns were ignored. */
  unknown: readonly string[]
  /** Whether anything was written. */
  isWritten: boolean
}

/** `check` writes nothing, `good` every row without a problem, `all` all rows or none. */
export type ImportMode = 'check' | 'good' | 'all'

/**
 * Sends a file. Resolves to its result, or to a refusal if the file cannot be read. Reject if the connection breaks off. If
 * a refusal has `columns`, the user can match them, and the next call has `match`.
 */
export type SendImport = (
  file: File,
  mode: ImportMode,
  options: { signal: AbortSignal; onProgress: (done: number, of: number) => void; match?: ImportMatch | undefined },
) => Promise<ImportResult | { refusal: OrderRefusal; columns?: readonly ImportFileColumn[] | undefined }>
