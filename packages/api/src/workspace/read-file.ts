import { setImmediate as breathe } from 'node:timers/promises'
import { type ImportColumn, type ImportRead, importLimits, problemHeading } from '@arot/contract'
import { parse } from 'csv-parse'
import { Refusal } from '../refusal.ts'
import { columnOf } from './columns.ts'
import { decodeFile, separatorOf } from './decode.ts'
import { type DecimalMark, decimalMarkOf } from './figures.ts'
import type { Cells } from './read-row.ts'
import { createWordCount, wordLimits } from './words.ts'

/** A row under its headings; `broken` says why its cells may not stand under the right ones. */
export type FileRow = { line: number; cells: Cells; broken?: string }
export type FileRead = { read: ImportRead; rows: FileRow[]; mark: DecimalMark | null | undefined }

const strayQuote =
  'A quote stands in the middle of a cell: put the whole cell in quotes, and write each of its own twice.'

const piece = 64 * 1024
const longestRow = 256 * 1024
/** What a row's length does not count: one of separators alone is of no length, and each costs a hundred bytes of memory. */
const mostCells = 200
const worded: readonly ImportColumn[] = ['name', 'brand', 'category', 'description']
const numeric: readonly ImportColumn[] = ['price', 'price_breaks', 'rating']

/** Reads a file as spreadsheets write them, or says in words why it cannot be read. */
export async function readFile(bytes: Buffer, currency: string, signal: AbortSignal): Promise<FileRead> {
  const { text, encoding } = decodeFile(bytes)
  // No text holds it, and every workbook does.
  if (text.slice(0, 10_000).includes('\0')) {
    throw unreadable('This is no CSV file. Save it as CSV from your spreadsheet.')
  }
  const { separator, begins } = separatorOf(text)
  const lineOfHeadings = begins > 0 ? 1 : 0
  let heads: Heads | undefined
  const rows: FileRow[] = []
  const words = createWordCount()
  for await (const record of recordsOf(text.slice(begins), separator, signal)) {
    // Of each no more is kept than is known: a sheet may have a hundred columns that are none of ours.
    if (heads) {
      const row = rowOf(record, heads, lineOfHeadings)
      rows.push(row)
      countWords(row, words)
    } else heads = headsOf(record.cells)
  }
  if (!heads) throw unreadable('The file is empty.')
  const mark = separator === ',' ? '.' : decimalMarkOf(figuresOf(rows), currency)
  return {
    rows,
    mark,
    read: {
      rows: rows.length,
      separator,
      encoding,
      ...(mark && { decimalMark: mark }),
      columns: heads.places.map(([column]) => column),
      headings: heads.headings,
      unknown: heads.unknown,
    },
  }
}

type Heads = { count: number; places: [ImportColumn, number][]; headings: string[]; unknown: string[] }

/** Which columns stand where. */
function headsOf(cells: readonly string[]): Heads {
  const columns = cells.map(columnOf)
  const places = columns.flatMap((column, place): Heads['places'] => (column ? [[column, place]] : []))
  const known = places.map(([column]) => column)
  if (known.length === 0) throw unreadable('None of its headings is a column that we know, such as name or price.')
  const twice = known.find((column, place) => known.indexOf(column) !== place)
  if (twice) throw unreadable(`Two columns are headed ${twice}.`)
  const unknown = cells.filter((heading, place) => columns[place] === undefined && !passedOver(heading))
  return {
    count: cells.length,
    places,
    headings: places.map(([, place]) => shown(cells[place] ?? '')),
    unknown: unknown.slice(0, 100).map(shown),
  }
}

function rowOf({ line, cells, hasStrayQuote }: Cut, { count, places }: Heads, lineOfHeadings: number): FileRow {
  const hasMore = cells.slice(count).some((cell) => cell !== '')
  const broken = hasStrayQuote ? strayQuote : hasMore ? 'It has more cells than there are headings.' : undefined
  return {
    line: line + lineOfHeadings,
    cells: Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])) as Cells,
    ...(broken && { broken }),
  }
}

const passedOver = (heading: string) => ['', problemHeading].includes(heading.trim())
const shown = (heading: string) => heading.trim().slice(0, 100)

function* figuresOf(rows: readonly FileRow[]) {
  for (const { cells } of rows) {
    for (const column of numeric) {
      const cell = cells[column]
      if (cell) yield* column === 'price_breaks' ? cell.split(/[;|\s:]+/) : [cell]
    }
  }
}

type Cut = { line: number; cells: string[]; hasStrayQuote: boolean }

/** Each row that says anything. What is empty counts as well towards how many a file may have: it is read all the same. */
async function* recordsOf(text: string, separator: string, signal: AbortSignal): AsyncGenerator<Cut> {
  let hasStrayQuote = false
  const strays: boolean[] = []
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: longestRow,
    relax_quotes: true,
    // What was read past a quote that is none may be cut in the wrong places: its row is told of, and never written.
    cast: (cell, { quoting, index, lines }) => {
      if (index >= mostCells) throw unreadable(`Around line ${lines}: a row may have at most ${mostCells} cells.`)
      if (!quoting && cell.includes('"')) hasStrayQuote = true
      return cell
    },
    on_record: (record) => {
      strays.push(hasStrayQuote)
      hasStrayQuote = false
      return record
    },
  })
  let doubles = 0
  let parsed = 0
  let isAnyEmpty = false
  const feeding = feed(parser, text, signal)
  feeding.catch(() => {})
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const isStray = strays[parsed++] === true
      const count = (ends: RegExp) => record.reduce((sum, cell) => sum + (cell.match(ends)?.length ?? 0), 0)
      const line = info.lines - count(/[\r\n]/g) - doubles
      // Inside a cell the parser takes a CR and its LF for two lines.
      doubles += count(/\r\n/g)
      // Rows that are nothing but separators come from the empty part of a sheet.
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record, hasStrayQuote: isStray }
      else isAnyEmpty = true
      if (parsed > importLimits.rows + 1) throw tooMany(isAnyEmpty)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw inWords(error)
  }
  await feeding
}

const tooMany = (isAnyEmpty: boolean) => {
  const problem = `A file may have at most ${importLimits.rows} rows`
  return unreadable(isAnyEmpty ? `${problem}, empty ones among them. Delete those.` : `${problem}.`)
}

function countWords({ cells }: FileRow, words: ReturnType<typeof createWordCount>) {
  for (const column of worded) words.add(cells[column] ?? '')
  if (words.isWithin()) return
  const { all, different } = wordLimits
  throw unreadable(
    `A file may have at most ${all} words in its names and descriptions, ${different} different ones among them. Take it in parts.`,
  )
}

/** In pieces, between which others have their turn. */
async function feed(parser: ReturnType<typeof parse>, text: string, signal: AbortSignal) {
  // As bytes, of which the parser puts together what was cut in the middle of a character.
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += piece) {
    if (signal.aborted || parser.destroyed) return void parser.destroy()
    if (!parser.write(bytes.subarray(at, at + piece))) await drained(parser)
    await breathe()
  }
  parser.end()
}

const drained = (parser: ReturnType<typeof parse>) =>
  new Promise<void>((resolve) => {
    const go = () => {
      parser.off('drain', go).off('close', go)
      resolve()
    }
    parser.once('drain', go).once('close', go)
  })

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'the row is too long',
}

function inWords(error: unknown): unknown {
  const { code, lines } = error as { code?: string; lines?: number }
  const reason = reasons[code ?? '']
  return reason ? unreadable(`Around line ${lines}: ${reason}.`) : error
}

export const unreadable = (problem: string) => new Refusal('invalid', { fields: { file: problem } }, problem)
