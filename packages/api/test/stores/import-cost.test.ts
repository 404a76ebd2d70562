// The cost of a hostile file is linear: four times the length takes about four times as long, not sixteen.
import { describe, expect, test } from 'vitest'
import { diffRow } from '../../src/modules/bulk/import/diff-row.ts'
import { readFile } from '../../src/modules/bulk/import/parse-file.ts'
import { createWordCount } from '../../src/modules/bulk/import/word-limits.ts'
import type { Addition } from '../../src/modules/bulk/rows.ts'
import { writeAdditions } from '../../src/modules/bulk/write-rows.ts'
import type { Queries } from '../../src/platform/db/database.ts'

const terms = { currency: 'USD', publicUrl: 'http://api.test' }

/** The processor milliseconds until each row of a file has its verdict, or the file is refused. */
async function costOf(file: string) {
  const before = process.threadCpuUsage()
  try {
    const { rows, mark } = await readFile(Buffer.from(file), { currency: 'USD', signal: new AbortController().signal })
    for (const row of rows) diffRow(row, undefined, { ...terms, mark })
  } catch (error) {
    expect(error).toMatchObject({ name: 'ApiProblem' })
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The smallest of several measurements, because other load only adds. */
async function least(file: string) {
  const costs: number[] = []
  for (let time = 0; time < 3; time++) costs.push(await costOf(file))
  return Math.min(...costs)
}

const cell = (text: string, column = 'name') => `${column},brand\n"${text}",Kormo\n`
/** Each with about this number of characters. A row can have 256,000. */
const hostile: [string, (size: number) => string, number][] = [
  ['a huge cell', (size) => cell('x'.repeat(size)), 60_000],
  ['a cell of escaped quotes', (size) => cell('""'.repeat(size / 2)), 60_000],
  ['a cell of line ends', (size) => cell('\r\n'.repeat(size / 2)), 60_000],
  ['a quote that never ends', (size) => `name\n"${'x,'.repeat(size / 2)}`, 60_000],
  ['quotes in the middle of cells', (size) => `name\n${'x"'.repeat(size / 2)}\n`, 60_000],
  ['quotes alone', (size) => `name\n${'"'.repeat(size)}\n`, 60_000],
  ['separators alone', (size) => `name\n${','.repeat(size)}\n`, 60_000],
  ['headings without end', (size) => `name${','.repeat(size)}\n${'x\n'.repeat(size / 20)}`, 15_000],
  ['short rows', (size) => `name\n${'"",\n'.repeat(size)}`, 4000],
  ['steps of blanks', (size) => cell('\t'.repeat(size), 'price_breaks'), 60_000],
  ['blanks between steps', (size) => cell(`1${'\t'.repeat(size)}1`, 'price_breaks'), 15_000],
  ['steps', (size) => cell('1:1;'.repeat(size / 4), 'price_breaks'), 60_000],
  ['digits', (size) => cell('9'.repeat(size), 'price'), 60_000],
  ['apostrophes', (size) => cell("'".repeat(size)), 60_000],
  ['pictures', (size) => cell('a '.repeat(size / 2), 'more_images'), 60_000],
  ['blanks before an end', (size) => cell(`x${'\t'.repeat(size)}x`), 60_000],
]

describe('a file of', () => {
  test.each(hostile)('%s costs time in proportion to its length', async (_, make, size) => {
    await costOf(make(size))
    const [one, four] = [await least(make(size)), await least(make(4 * size))]
    expect(four).toBeLessThan(9 * one + 20)
  })
})

describe('a file of words', () => {
  const countsWithin = (texts: Iterable<string>) => {
    const words = createWordCount()
    for (const text of texts) words.add(text)
    return words.isWithin()
  }
  function* texts(rows: number, textOf: (row: number) => string) {
    for (let row = 0; row < rows; row++) yield textOf(row)
  }
  const many = (count: number, wordOf: (at: number) => string) => Array.from({ length: count }, (_, at) => wordOf(at))
  const word = (at: number) => `w${at.toString(36)}`
  /** Joined pairs of a few words, each of which counts as another word. */
  const pairs = (row: number, joint: string, between: string) =>
    many(400, (at) => `${word(row)}${joint}${word(at)}`).join(between)

  test('as many as the largest catalogue has is accepted', () => {
    const own = (row: number) => `KD-${row}/A ${word(row)} ${row % 700}.5 mm`
    expect(
      countsWithin(texts(20_000, (row) => `${own(row)} ${many(20, (at) => word((row + at) % 8000)).join(' ')}`)),
    ).toBe(true)
  })

  test.each([
    ['known ones without end', texts(1000, () => many(620, word).join(' '))],
    ['new ones without end', texts(250, (row) => many(620, (at) => word(row * 620 + at)).join(' '))],
    ['ones parted by blanks that are no ASCII', texts(1000, () => many(620, word).join('\u00a0'))],
    ['ones without a letter', texts(1000, () => many(620, () => '\u{1f600}').join(' '))],
    ['pairs of known ones', texts(400, (row) => pairs(row, '-', ','))],
    ['pairs of known ones, joined again', texts(400, (row) => pairs(row, '-', '@'))],
    ['addresses of known ones', texts(400, (row) => pairs(row, '@', ' '))],
    ['paths of known ones', texts(400, (row) => pairs(row, '/', '&'))],
  ])('%s is refused', (_, hostile) => {
    expect(countsWithin(hostile)).toBe(false)
  })

  test('is refused with a message before anything is written', async () => {
    const rows = many(1000, (row) => `Drill ${row},${many(620, word).join(' ')}`)
    const reading = readFile(Buffer.from(`name,description\n${rows.join('\n')}`), {
      currency: 'USD',
      signal: new AbortController().signal,
    })
    await expect(reading).rejects.toThrow(/at most 600000 words/)
  })

  test('is written in parts', async () => {
    const product = {
      name: 'Drill',
      brand: 'Kormo',
      image: 'https://example.com/p.png',
      moreImages: [],
      priceBreaks: [],
    }
    const additions = (count: number, description: string) =>
      many(count, (at) => `id-${at}`).map((_id) => ({ ...product, _id, description }) as unknown as Addition)
    const lines: string[] = []
    const transaction = {
      query: async (_: unknown, [rows]: [string]) => {
        lines.push(`${JSON.parse(rows).length} rows`)
        return []
      },
    } as unknown as Queries
    await writeAdditions(transaction, 'uid', additions(150, 'Two gears.'))
    await writeAdditions(transaction, 'uid', additions(15, 'x'.repeat(5000)))
    expect(lines).toEqual([...Array(7).fill('20 rows'), '10 rows', ...Array(5).fill('3 rows')])
  })
})

describe('a file of empty cells', () => {
  const read = async (file: string) => {
    const began = process.threadCpuUsage()
    const problem = await readFile(Buffer.from(file), { currency: 'USD', signal: new AbortController().signal }).catch(
      String,
    )
    const { user, system } = process.threadCpuUsage(began)
    return { problem, ms: (user + system) / 1000 }
  }

  test.each([
    ['in one row', `name\n${','.repeat(15_900_000)}`, /Around line 2: a row may have at most 200 cells\./],
    ['in the headings', `name${','.repeat(15_900_000)}`, /Around line 1: a row may have at most 200 cells\./],
    ['in rows of nothing else', `name\n${',\n'.repeat(7_900_000)}`, /at most 20000 rows, empty ones among them/],
    ['in blank lines', `name\n${'\n'.repeat(15_900_000)}`, /at most 20000 rows, empty ones among them/],
  ])('%s is refused before it is in memory', async (_, file, words) => {
    const { problem, ms } = await read(file)
    expect(problem).toMatch(words)
    expect(ms).toBeLessThan(1500)
  })

  test('as spreadsheets write them is read', async () => {
    const row = `Drill${','.repeat(199)}\n`
    const file = `name,brand\n${row}${`${','.repeat(199)}\n`.repeat(300)}${row}`
    const { rows } = await readFile(Buffer.from(file), { currency: 'USD', signal: new AbortController().signal })
    expect(rows.map(({ line, cells }) => [line, cells.name])).toEqual([
      [2, 'Drill'],
      [303, 'Drill'],
    ])
  })
})
