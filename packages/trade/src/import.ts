import type { OrderRefusal } from './answer.ts'

export type ImportVerdict = 'new' | 'changed' | 'same' | 'refused'

/** What is said of one row of a file. */
export type ImportRow = {
  /** Where it begins in the file, the headings' line being 1. */
  line: number
  verdict: ImportVerdict
  name: string
  sku?: string | undefined
  /** Why it was refused, each with the heading of its column; without one it is the row as such. */
  problems?: readonly { column?: string | undefined; message: string }[] | undefined
  /** Which columns differ from what is there; a figure with what it is and would be, null for none. */
  changes?: readonly (string | { column: string; from: number | null; to: number | null })[] | undefined
  /** Prices finer than the currency, and what was made of them. */
  rounded?: readonly { column: string; from: string; to: string }[] | undefined
  /** What stands in nobody's way and is worth a look. */
  notes?: readonly string[] | undefined
}

/** A column of the file. `field`: the field it is read as, `''` if it is left out, absent if nobody has decided yet. */
export type ImportFileColumn = { id: string; heading: string; sample: string; field?: string | undefined }

/** A field that a column can be matched to. `isRequired`: a new product needs it. */
export type ImportField = { value: string; label: string; isRequired?: boolean | undefined }

/** The field of each column, by the column’s `id`; `''` leaves the column out. */
export type ImportMatch = Readonly<Record<string, string>>

/** What is said of a whole file. */
export type ImportResult = {
  rows: readonly ImportRow[]
  /** The columns of the file; with `fields`, the panel asks for those that nobody has decided on. */
  columns?: readonly ImportFileColumn[] | undefined
  /** Headings that are none of ours, and so were not read. */
  unknown: readonly string[]
  /** Whether anything was written. */
  isWritten: boolean
}

/** `check` writes nothing, `good` every row without a problem, `all` all rows or none. */
export type ImportMode = 'check' | 'good' | 'all'

/**
 * Sends a file and gives what was said of it, or why it could not be read; a rejection is a connection that broke off. A
 * refusal with `columns` is settled by matching them; `match` is there once the user has done that.
 */
export type SendImport = (
  file: File,
  mode: ImportMode,
  options: { signal: AbortSignal; onProgress: (done: number, of: number) => void; match?: ImportMatch | undefined },
) => Promise<ImportResult | { refusal: OrderRefusal; columns?: readonly ImportFileColumn[] | undefined }>
