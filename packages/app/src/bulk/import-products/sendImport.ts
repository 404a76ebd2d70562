import {
  ApiError,
  type Client,
  type ColumnChoice,
  type FileColumn,
  type ImportColumn,
  type ImportMode,
  type ImportRead,
  type ImportRow,
  newKey,
  problemHeading,
  workspaceCalls,
} from '@arot/contract'
import type { ImportFileColumn, ImportPanelProps } from '@arot/trade/ImportPanel'
import { groupDigits } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { wordsOf } from '../../platform/messages.ts'

type Send = ImportPanelProps['onSend']
type Answer = Awaited<ReturnType<Send>>
type ReportedRow = Extract<Answer, { rows: unknown }>['rows'][number]
type Options = Omit<Parameters<Send>[2], 'match'> & {
  /** The field of each column. Without it the server matches the columns by their headings. */
  columns?: ColumnChoice | undefined
  /** Called with the encoding, the separator and the columns that the server recognized. */
  onRead: (read: ImportRead) => void
  /** Called with the columns of the file, even if the server rejects it for its headings. */
  onColumns: (columns: readonly FileColumn[]) => void
}

/** Sends a file and collects the lines of the response. */
export async function sendImport(
  call: Client['call'],
  file: File,
  mode: ImportMode,
  { signal, columns, onProgress, onRead, onColumns }: Options,
): Promise<Answer> {
  const rows: ReportedRow[] = []
  let read: ImportRead | undefined
  const toPanel = (fileColumns: readonly FileColumn[]) => {
    onColumns(fileColumns)
    return columnsForPanel(fileColumns, columns !== undefined)
  }
  try {
    for await (const line of workspaceCalls(call).importProducts(file, mode, { signal, columns, key: newKey() })) {
      if ('read' in line) {
        read = line.read
        onRead(read)
      } else if ('progress' in line) onProgress(line.progress.done, line.progress.of)
      else if ('row' in line) rows.push(inWords(line.row, read))
      else {
        const isWritten = line.done.written
        return { rows, unknown: read?.unknown ?? [], columns: toPanel(read?.fileColumns ?? []), isWritten }
      }
    }
  } catch (error) {
    const { refusal, fileColumns } = fileProblemOf(error)
    return { refusal, ...(fileColumns && { columns: toPanel(fileColumns) }) }
  }
  throw new Error('The import broke off')
}

/** Returns the problem of the file. Throws any other error. */
function fileProblemOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
  const text = wordsOf(error) || t('Save it as CSV and try again.')
  const { columns } = error.details
  const fileColumns = Array.isArray(columns) ? (columns as FileColumn[]) : undefined
  return { refusal: { title: t('This file could not be read'), text }, fileColumns }
}

/** Leaves out empty columns, and the column of problems in a file that was downloaded here. */
const columnsForPanel = (columns: readonly FileColumn[], isChosen: boolean): ImportFileColumn[] =>
  columns
    .map(({ heading, sample, column }, place) => ({
      id: String(place),
      heading,
      sample,
      field: column ?? (isChosen ? '' : undefined),
    }))
    .filter(({ heading, sample }) => heading !== problemHeading && heading + sample !== '')

/**
 * Translates the server's texts to the reader's language where a translation exists. Columns have the file's own
 * headings.
 */
function inWords({ problems, changes, rounded, notes, ...row }: ImportRow, read?: ImportRead): ReportedRow {
  const headingOf = (column: ImportColumn) => read?.headings[read.columns.indexOf(column)] || column
  const withHeading = (change: NonNullable<ImportRow['changes']>[number]) =>
    typeof change === 'string' ? headingOf(change) : { ...change, column: headingOf(change.column) }
  return {
    ...row,
    notes: notes?.map((note) => t(note)),
    problems: problems?.map(({ column, message }) => ({
      column: column && headingOf(column),
      message: groupDigits(t(message)),
    })),
    changes: changes?.map(withHeading),
    rounded: rounded?.map((one) => ({ ...one, column: headingOf(one.column) })),
  }
}
