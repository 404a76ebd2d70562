import { type ImportRead, problemHeading } from '@arot/contract'

type Refused = { line: number; problems?: readonly { column?: string | undefined; message: string }[] | undefined }

/** The headings and these rows as they stand in the file, before each what is wrong with it: for a spreadsheet to open. */
export async function refusedRows(
  file: Blob,
  { encoding, separator }: Pick<ImportRead, 'encoding' | 'separator'>,
  refused: readonly Refused[],
): Promise<Blob> {
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  // Some write above the headings which separator it is.
  const headings = /^sep=[,;\t][\r\n]/i.test(text) ? [1, 2] : [1]
  const first = new Map([
    ...refused.map(({ line, problems }): [number, string] => [line, quoted(problems)]),
    [headings.at(-1) ?? 1, problemHeading],
  ])
  const kept = recordsIn(text, separator).filter(({ line }) => first.has(line) || headings.includes(line))
  // A file that was given before has them already: those of that time give way.
  const hasThem = kept.some(({ line, text }) => headings.includes(line) && text.startsWith(problemHeading + separator))
  const written = kept.map(({ line, text }) => {
    const cell = first.get(line)
    if (cell === undefined) return `${text}\r\n`
    return `${cell}${separator}${hasThem ? text.slice(fieldEnd(text, separator) + 1) : text}\r\n`
  })
  // The mark tells a spreadsheet how it is written.
  return new Blob(['\uFEFF', ...written], { type: 'text/csv' })
}

/** All of it in one cell, of which no spreadsheet makes a formula. */
function quoted(problems: Refused['problems'] = []) {
  const said = problems
    .map(({ column, message }) => (column === undefined ? message : `${column}: ${message}`))
    .join(' ')
  return `"${said.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`
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
