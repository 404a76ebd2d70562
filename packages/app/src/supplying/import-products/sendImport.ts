import {
  ApiError,
  type Client,
  type ImportColumn,
  type ImportMode,
  type ImportRead,
  type ImportRow,
  newKey,
  workspaceCalls,
} from '@arot/contract'
import type { ImportPanelProps } from '@arot/ui/ImportPanel'
import { t } from '../../language/words.ts'
import { wordsOf } from '../../platform/messages.ts'

type Send = ImportPanelProps['onSend']
type Told = Parameters<Send>[2]
type ReportedRow = Extract<Awaited<ReturnType<Send>>, { rows: unknown }>['rows'][number]

/** Sends a file and gathers what is said of it; `onRead` is told how it was understood. */
export async function sendImport(
  call: Client['call'],
  file: File,
  mode: ImportMode,
  { signal, onProgress, onRead }: Told & { onRead: (read: ImportRead) => void },
): ReturnType<Send> {
  const rows: ReportedRow[] = []
  let read: ImportRead | undefined
  try {
    for await (const line of workspaceCalls(call).importProducts(file, mode, { signal, key: newKey() })) {
      if ('read' in line) {
        read = line.read
        onRead(read)
      } else if ('progress' in line) onProgress(line.progress.done, line.progress.of)
      else if ('row' in line) rows.push(inWords(line.row, read))
      else return { rows, unknown: read?.unknown ?? [], isWritten: line.done.written }
    }
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (!isRefusal) throw error
    const text = wordsOf(error) || t('Save it as CSV and try again.')
    return { refusal: { title: t('This file could not be read'), text } }
  }
  throw new Error('The import broke off')
}

/** What the server says in English in the reader's language, where that is known, of columns by the file's own headings. */
function inWords({ problems, changes, rounded, notes, ...row }: ImportRow, read?: ImportRead): ReportedRow {
  const headingOf = (column: ImportColumn) => read?.headings[read.columns.indexOf(column)] || column
  const headed = (change: NonNullable<ImportRow['changes']>[number]) =>
    typeof change === 'string' ? headingOf(change) : { ...change, column: headingOf(change.column) }
  return {
    ...row,
    ...(notes && { notes: notes.map((note) => t(note)) }),
    ...(problems && {
      problems: problems.map(({ column, message }) => ({ column: column && headingOf(column), message: t(message) })),
    }),
    ...(changes && { changes: changes.map(headed) }),
    ...(rounded && { rounded: rounded.map((one) => ({ ...one, column: headingOf(one.column) })) }),
  }
}
