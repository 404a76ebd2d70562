import { type ImportRead, problemHeading } from '@arot/contract'

type ProblemRow = { line: number; problems?: readonly { column?: string | undefined; message: string }[] | undefined }

/** A CSV file of the headings and these rows, with a first column that says what is wrong with each row. */
export async function problemRows(
  file: Blob,
  { encoding, separator }: Pick<ImportRead, 'encoding' | 'separator'>,
  rows: readonly ProblemRow[],
): Promise<Blob> {
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  // Some write above the headings which separator it is.
  const headings = /^sep=[,;\t][\r\n]/i.test(text) ? [1, 2] : [1]
  const first = new Map([
    ...rows.map(({ line, problems }): [number, string] => [line, quoted(problems)]),
    [headings.at(-1) ?? 1, problemHeading],
  ])
  const records = recordsIn(text, separator).filter(({ line }) => first.has(line) || headings.includes(line))
  // A file that was given before has them already: those of that time give way.
  const hasThem = records.some(
    ({ line, text }) => headings.includes(line) && text.startsWith(problemHeading + separator),
  )
  const output = records.map(({ line, text }) => {
    const cell = first.get(line)
    if (cell === undefined) return `${text}\r\n`
    return `${cell}${separator}${hasThem ? text.slice(fieldEnd(text, separator) + 1) : text}\r\n`
  })
  // The mark tells a spreadsheet how it is written.
  return new Blob(['\uFEFF', ...output], { type: 'text/csv' })
}

/** All of it in one cell, of which no spreadsheet makes a formula. */
function quoted(problems: ProblemRow['problems'] = []) {
  const text = problems
    .map(({ column, message }) => (column === undefined ? message : `${column}: ${message}`))
    .join(' ')
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`
}

/** Where the first field ends. */
function fieldEnd(text: string, separator: string) {
  const field = /^\s*"(?:[^"]|"")*"/.exec(text)?.[0].length ?? 0
  return text.indexOf(separator, field)
}

/** Each record with the line it begins at: a field in quotes may run over several. */
function recordsIn(text: string, separator: string) {
  const records: { line: number; text: string }[] = []
  let [start, line, startLine, isQuoted, isFieldStart] = [0, 1, 1, false, true]
  for (let at = 0; at <= text.length; at++) {
    const char = text[at]
    if (char === '"' && (isQuoted || isFieldStart)) isQuoted = !isQuoted
    isFieldStart = char === separator || (isFieldStart && char === ' ')
    const isEnd = char === undefined || char === '\n' || (char === '\r' && text[at + 1] !== '\n')
    if (!isEnd) continue
    if (!isQuoted || char === undefined) {
      records.push({ line: startLine, text: text.slice(start, at).replace(/\r$/, '') })
      ;[start, startLine, isFieldStart] = [at + 1, line + 1, true]
    }
    line++
  }
  return records
}
