// A file that LibreOffice opened and saved can be imported without a change.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { ImportLine } from '@arot/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, bearer } from '../support/server.ts'
import { openShop } from '../support/shop.ts'
import { spreadsheetValues, texts } from '../support/spreadsheet-values.ts'

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0
const shop = openShop()
const names = new Set([...spreadsheetValues, ...texts, '4711'].map((text) => text.trim()).filter(Boolean))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-spreadsheet-'))
  for (const name of names) await addProduct(shop.server, shop.owner, { name, sku: name })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Opens a CSV file in the given language, saves it as a workbook, and saves that as CSV. */
async function saveInLibreOffice(csv: Buffer, workbook: 'xlsx' | 'ods', languageId: number) {
  const run = (filter: string, target: string, file: string) =>
    promisify(execFile)(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
        '--headless',
        ...(filter ? [`--infilter=${filter}`] : []),
        '--convert-to',
        target,
        '--outdir',
        folder,
        join(folder, file),
      ],
      // It writes decimals in the machine's language, but reads them in the given one.
      { env: { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' } },
    )
  await writeFile(join(folder, 'products.csv'), csv)
  // Comma, quote, UTF-8, first line, no column formats, language, no text by quotes, special numbers.
  await run(`CSV:44,34,76,1,,${languageId},false,true`, workbook, 'products.csv')
  await rm(join(folder, 'products.csv'))
  await run('', 'csv:Text - txt - csv (StarCalc):44,34,76', `products.${workbook}`)
  return readFile(join(folder, 'products.csv'))
}

// LibreOffice is not part of the product. Without it, guard.test.ts checks the same table.
test.skipIf(!hasLibreOffice).each([
  ['xlsx', 1033],
  ['ods', 1033],
  ['xlsx', 2057],
  ['xlsx', 1031],
  ['xlsx', 2117],
] as const)(
  'LibreOffice changes nothing in an exported file (needs soffice): %s, language %d',
  async (workbook, languageId) => {
    const headers = bearer(shop.owner)
    const file = (await shop.get('/products/export', headers)).rawPayload
    const payload = await saveInLibreOffice(file, workbook, languageId)
    const url = '/products/import?mode=check'
    const type = { 'content-type': 'text/csv' }
    const answer = await shop.server.app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload })
    const lines: ImportLine[] = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const rows = lines.flatMap((line) => ('row' in line ? [line.row] : []))
    expect(rows).toHaveLength(names.size)
    expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([])
  },
)
