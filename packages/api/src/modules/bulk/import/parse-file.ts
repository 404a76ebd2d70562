import { type ColumnChoice, type ImportColumn, type ImportRead, importLimits, mostColumns } from '@arot/contract'
import { importCellBytes } from '@arot/contract/bulk/schema'
import { parse } from 'csv-parse'
import { createYielder, type YieldIfDue } from '../../../platform/yielder.ts'
import { openFile, separatorOf } from './decode.ts'
import { type Heads, headsOf, sampledRows } from './headings.ts'
import { createDecimalMark, type DecimalMark } from './parse-number.ts'
import type { Cells, FileRow } from './parse-row.ts'
import { unreadable } from './unreadable.ts'
import { createWordCount, wordLimits } from './word-limits.ts'

export type FileContent = { read: ImportRead; rows: FileRow[]; mark: DecimalMark | null | undefined }

const strayQuote =
  'There is a quote in the middle of a cell. Put the whole cell in quotes and double each quote inside it.'

const longestRow = 256 * 1024
/**
 * Limits the cells of a row, because a row of separators alone has no length, and each cell needs a hundred bytes of
 * memory.
 */
const mostCells = mostColumns
const worded: readonly ImportColumn[] = ['name', 'brand', 'category', 'description']
const numeric: readonly ImportColumn[] = ['price', 'price_breaks', 'rating']

type ReadOptions = { currency: string; columns?: ColumnChoice | undefined; signal: AbortSignal }

/** Reads a file as spreadsheets write it, or throws a problem that explains why it cannot be read. */
export async function readFile(bytes: Buffer, { currency, columns, signal }: ReadOptions): Promise<FileContent> {
  const { encoding, head, pieces } = openFile(bytes)
  // Text files never contain it, and every workbook does.
  if (head.includes('\0')) {
    throw unreadable('This is not a CSV file. Save it as CSV in your spreadsheet program.')
  }
  const { separator, begins } = separatorOf(head)
  const linesBefore = begins > 0 ? 1 : 0
  let heads: Heads | undefined
  let headingLines: ImportRead['headingLines'] = [1, 1]
  const rows: FileRow[] = []
  const words = createWordCount()
  const decimals = createDecimalMark(currency)
  for await (const record of recordsOf(pieces(begins), { separator, linesBefore, signal })) {
    if (!heads) {
      heads = headsOf(record.cells, columns)
      headingLines = [record.line, record.lastLine]
      continue
    }
    if (rows.length < sampledRows) heads.addSamples(record.cells)
    else if (heads.problem !== undefined) break
    // Stores only known columns: a sheet may have a hundred others.
    const row = rowOf(record, heads)
    rows.push(row)
    countWords(row, words)
    for (const figure of figuresOf(row)) decimals.add(figure)
  }
  const { places, headings, unknown, fileColumns } = usable(heads)
  const mark = separator === ',' ? '.' : decimals.mark()
  return {
    rows,
    mark,
    read: {
      rows: rows.length,
      headingLines,
      separator,
      encoding,
      ...(mark && { decimalMark: mark }),
      columns: places.map(([column]) => column),
      headings,
      unknown,
      fileColumns,
    },
  }
}

function usable(heads: Heads | undefined): Heads {
  if (!heads) throw unreadable('The file is empty.')
  if (heads.problem !== undefined) throw unreadable(heads.problem, { columns: heads.fileColumns })
  return heads
}

function rowOf({ line, lastLine, cells, hasStrayQuote }: Cut, { count, places }: Heads): FileRow {
  const hasMore = cells.slice(count).some((cell) => cell !== '')
  const broken = hasStrayQuote
    ? strayQuote
    : hasMore
      ? 'This row has more cells than the file has headings.'
      : undefined
  const tooLong = places.filter(([column, place]) => isTooLong(cells[place] ?? '', column)).map(([column]) => column)
  const cellOf = ([column, place]: Heads['places'][number]) => (tooLong.includes(column) ? '' : (cells[place] ?? ''))
  return {
    line,
    ...(lastLine > line && { lastLine }),
    cells: Object.fromEntries(places.map((one) => [one[0], cellOf(one)])) as Cells,
    ...(broken && { broken }),
    ...(tooLong.length > 0 && { tooLong }),
  }
}

/** A UTF-16 unit has at most three bytes of UTF-8. */
const isTooLong = (cell: string, column: ImportColumn) =>
  3 * cell.length > importCellBytes[column] && Buffer.byteLength(cell) > importCellBytes[column]

function figuresOf({ cells }: FileRow) {
  return numeric.flatMap((column) => {
    const cell = cells[column]
    if (!cell) return []
    return column === 'price_breaks' ? cell.split(/[;|\s:]+/) : [cell]
  })
}

type Cut = { line: number; lastLine: number; cells: string[]; hasStrayQuote: boolean }

/** Yields each row that is not empty. Empty rows also count towards the limit, because they are parsed too. */
async function* recordsOf(
  pieces: Iterable<Buffer>,
  { separator, linesBefore, signal }: { separator: string; linesBefore: number; signal: AbortSignal },
): AsyncGenerator<Cut> {
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
    // After a quote in the wrong place, the cells may be split wrongly, so the row is reported and never written.
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
  const yieldIfDue = createYielder()
  const feeding = feed(parser, pieces, { signal, yieldIfDue })
  feeding.catch(() => {})
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const isStray = strays[parsed++] === true
      const ends = lineEndsOf(record)
      // Inside a cell the parser counts a CR and its LF as two lines.
      const line = linesBefore + info.lines - ends.all - doubles
      doubles += ends.double
      const lastLine = line + ends.all - ends.double
      // Rows of separators alone come from the empty part of a sheet.
      if (record.some((cell) => cell.trim() !== '')) yield { line, lastLine, cells: record, hasStrayQuote: isStray }
      else isAnyEmpty = true
      if (parsed > importLimits.rows + 1) throw tooMany(isAnyEmpty)
      await yieldIfDue()
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

type Feeding = { signal: AbortSignal; yieldIfDue: YieldIfDue }

async function feed(parser: ReturnType<typeof parse>, pieces: Iterable<Buffer>, { signal, yieldIfDue }: Feeding) {
  for (const piece of pieces) {
    if (signal.aborted || parser.destroyed) return void parser.destroy()
    if (!parser.write(piece)) await waitForDrain(parser)
    // The parser yields no record for a blank line.
    if (parser.info.empty_lines > importLimits.rows) return void parser.destroy(tooMany(true))
    await yieldIfDue()
  }
  parser.end()
}

/** Counts the line breaks inside a row's cells, and those that are CR LF. */
function lineEndsOf(cells: readonly string[]) {
  let [all, double] = [0, 0]
  for (const cell of cells) {
    if (!/[\r\n]/.test(cell)) continue
    for (let at = 0; at < cell.length; at += 1) {
      const code = cell.charCodeAt(at)
      if (code === 10 || code === 13) all += 1
      if (code === 10 && cell.charCodeAt(at - 1) === 13) double += 1
    }
  }
  return { all, double }
}

const waitForDrain = (parser: ReturnType<typeof parse>) =>
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
