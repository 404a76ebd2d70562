// Large files with any content let other requests run, and use limited memory.
import { importLimits } from '@arot/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFile } from '../../src/modules/bulk/import/parse-file.ts'
import { draftImport, planOf } from '../../src/modules/bulk/import/plan.ts'
import type { Queries } from '../../src/platform/db/database.ts'
import { longestBlockMs, processorMs } from '../support/event-loop.ts'

const size = 5_000_000
/** The longest time that anybody waits for another account's file. */
const mostMs = 50
const signal = new AbortController().signal
const terms = { currency: 'USD', publicUrl: 'http://api.test' }
/** A supplier without products. */
const queries: Queries = { query: async () => [] }

/** Reads a file and makes its plan. Returns the verdicts, or the reason of a refusal. */
async function plan(file: Buffer) {
  try {
    const { rows, mark } = await readFile(file, { currency: 'USD', signal })
    const draft = await draftImport(queries, 'uid', rows, { ...terms, mark, onRows: () => {} })
    return { verdicts: (await planOf(queries, draft, { uid: 'uid', currency: 'USD', willWrite: false })).rows, draft }
  } catch (error) {
    expect(error).toMatchObject({ name: 'ApiProblem' })
    return { verdicts: [], draft: null }
  }
}

const heads = 'name,brand,category,description,image,price,stock,minimum,rating,sku'
const row = (place: number) =>
  `Drill ${place},Kormo,Industrial Machinery & Tools,"Two gears, ""one"" case.",https://example.com/p.png,49.90,500,10,4.5,S-${place}`
const rows = (count: number, rowOf: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => rowOf(place)).join('\n')
/** As many rows with a cell as fit into a file. */
const cells = (column: string, cell: string) =>
  `${column},brand\n${`"${cell}",Kormo\n`.repeat(size / (cell.length + 10))}`
const steps = (file: string) => `sku,price_breaks\n${file}`

const files: [string, () => Buffer][] = [
  ['price steps of blanks', () => Buffer.from(steps(`S1,${'a '.repeat(125_000)}\n`.repeat(62)))],
  ['price steps as many as fit', () => Buffer.from(steps(`S1,${'a '.repeat(370)}\n`.repeat(20_000)))],
  ['prices with too many decimals', () => Buffer.from(steps(`S1,${'1:1.2345 '.repeat(80)}\n`.repeat(20_000)))],
  ['pictures', () => Buffer.from(cells('more_images', 'a '.repeat(30_000)))],
  ['digits', () => Buffer.from(cells('price', '9'.repeat(125_000)))],
  ['line breaks in cells', () => Buffer.from(cells('description', '\r\n'.repeat(60_000)))],
  ['quotes in cells', () => Buffer.from(cells('name', '""'.repeat(60_000)))],
  ['signs that are guarded', () => Buffer.from(cells('description', ';='.repeat(2500)))],
  ['quotes alone', () => Buffer.from(`name\n${'"'.repeat(size)}`)],
  ['commas alone', () => Buffer.from(`name\n${','.repeat(size)}`)],
  ['a million columns', () => Buffer.from(`${'name,'.repeat(1e6)}\n${'x,'.repeat(1e6)}`)],
  ['line breaks alone', () => Buffer.from(`name\n${'\n'.repeat(size)}`)],
  ['rows of commas', () => Buffer.from(`name,brand\n${`${','.repeat(199)}\n`.repeat(20_000)}`)],
  ['rows without end', () => Buffer.from(`name,brand\n${'x,\n'.repeat(size / 3)}`)],
  ['ordinary rows', () => Buffer.from(`${heads}\n${rows(20_000, row)}`)],
  ['ordinary rows in UTF-16', () => Buffer.from(`\uFEFF${heads}\n${rows(20_000, row)}`, 'utf16le')],
  ['semicolons in Windows-1252', () => Buffer.from(`name;price\n${'\u00e9x;1,5\n'.repeat(19_000)}`, 'latin1')],
  ['Windows-1252', () => Buffer.concat([Buffer.from('name\n'), Buffer.alloc(size, 0x80)])],
  ['Bengali descriptions', () => Buffer.from(cells('description', 'ড্রিল '.repeat(800)))],
]

/** The characters that stay in memory for a file: cells, planned writes, problems and verdicts. */
function charactersOf({ verdicts, draft }: Awaited<ReturnType<typeof plan>>) {
  const count = (parts: unknown) => JSON.stringify(parts).length
  const planned = (draft?.rows ?? []).reduce((sum, one) => sum + count([one.row.cells, one.to, one.parsed]), 0)
  return verdicts.reduce((sum, verdict) => sum + count(verdict), planned)
}

test.each(files)('a file of %s lets other work run', async (name, make) => {
  const file = make()
  // A slice ends by the time of this thread alone, so that it is as long beside other programs.
  const clock = vi.spyOn(performance, 'now').mockImplementation(processorMs)
  onTestFinished(() => clock.mockRestore())
  let made: Awaited<ReturnType<typeof plan>> | undefined
  const longest = await longestBlockMs(async () => {
    made = await plan(file)
  }, mostMs)
  const characters = made ? charactersOf(made) : 0
  if (process.env.IMPORT_ROWS) process.stdout.write(`${name}: ${longest.toFixed(1)} ms, ${characters} characters\n`)
  expect(longest).toBeLessThan(mostMs)
  expect(characters).toBeLessThan(5 * importLimits.bytes)
})
