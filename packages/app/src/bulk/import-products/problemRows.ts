import { type ImportRead, problemHeading } from '@arot/contract'
import { parse } from 'csv-parse/browser/esm/sync'

type ProblemRow = { line: number; problems?: readonly { column?: string | undefined; message: string }[] | undefined }

/** Returns a CSV file with the headings and these rows. Its first column has the problems of each row. */
export async function problemRows(
  file: Blob,
  { encoding, separator }: Pick<ImportRead, 'encoding' | 'separator'>,
  rows: readonly ProblemRow[],
): Promise<Blob> {
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  const declaration = /^sep=[,;\t](?:\r\n?|\n)/i.exec(text)?.[0] ?? ''
  // The server skips empty rows too, also those above the headings.
  const [headings = { cells: [] }, ...records] = recordsOf(text.slice(declaration.length), separator).filter(
    ({ cells }) => cells.some((cell) => cell.trim() !== ''),
  )
  // A file that was downloaded here before already has the column, so its texts are replaced.
  const problemColumns = headings.cells[0] === problemHeading ? 1 : 0
  const problems = new Map(rows.map((row) => [row.line - (declaration ? 1 : 0), textOf(row)]))
  const output = [
    [problemHeading, ...headings.cells.slice(problemColumns)],
    ...records.flatMap(({ line, cells }) => {
      const problem = problems.get(line)
      return problem === undefined ? [] : [[problem, ...cells.slice(problemColumns)]]
    }),
  ]
  const lines = output.map((cells) => `${cells.map((cell) => quote(cell, separator)).join(separator)}\r\n`)
  // Spreadsheets detect UTF-8 by the byte order mark.
  return new Blob(['\uFEFF', declaration && `sep=${separator}\r\n`, ...lines], { type: 'text/csv' })
}

/** Each record with its first line, counted as the server does: a quoted cell can span several lines. */
function recordsOf(text: string, separator: string) {
  const parsed = parse(text, {
    delimiter: separator,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  }) as unknown as { record: string[]; raw: string }[]
  let next = 1
  return parsed.map(({ record, raw }) => {
    const line = next
    next += raw.match(/\r\n?|\n/g)?.length ?? 0
    return { line, cells: record }
  })
}

/** All problems in one cell. A leading quote stops spreadsheets from running it as a formula. */
function textOf({ problems = [] }: ProblemRow) {
  const text = problems
    .map(({ column, message }) => (column === undefined ? message : `${column}: ${message}`))
    .join(' ')
  return text.replace(/^(?=[=+\-@\t\r])/, "'")
}

const quote = (cell: string, separator: string) =>
  cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
