import { type ImportRead, problemHeading } from '@arot/contract'
import type { ImportPanelProps } from '@arot/trade/ImportPanel'

type FileFormat = Pick<ImportRead, 'encoding' | 'separator' | 'headingLines'>
type Row = Parameters<ImportPanelProps['onDownloadRefused']>[1]['rows'][number]
type ProblemRow = Pick<Row, 'line' | 'lastLine' | 'problems'>

/** Returns a CSV file with the headings and these rows. Its first column has the problems of each row. */
export async function problemRows(
  file: Blob,
  { encoding, separator, headingLines: [first, last] }: FileFormat,
  rows: readonly ProblemRow[],
): Promise<Blob> {
  const lines = new TextDecoder(encoding).decode(await file.arrayBuffer()).split(/(?<=\n|\r(?!\n))/)
  const declaration = lines.slice(0, first - 1).find((line) => /^sep=[,;\t]\s*$/i.test(line))
  const cellsOf = (first: number, last: number) =>
    lines
      .slice(first - 1, last)
      .join('')
      .replace(/\r?\n$|\r$/, '')
  const headings = cellsOf(first, last)
  // A file that was downloaded here before already has the column, so its texts are replaced.
  const firstCell = new RegExp(`^(?:"(?:[^"]|"")*")?[^${separator}]*(?:${separator}|$)`)
  const hasProblems = new RegExp(`^"?${problemHeading}"?${separator}`).test(headings)
  const withProblem = (problem: string, cells: string) =>
    `${quote(problem, separator)}${separator}${hasProblems ? cells.replace(firstCell, '') : cells}\r\n`
  // Spreadsheets detect UTF-8 by the byte order mark.
  const output = [
    '\uFEFF',
    declaration ? `sep=${separator}\r\n` : '',
    withProblem(problemHeading, headings),
    ...rows.map((row) => withProblem(textOf(row), cellsOf(row.line, row.lastLine ?? row.line))),
  ]
  return new Blob(output, { type: 'text/csv' })
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
