// Texts that a spreadsheet would run: no exported file may have one where a cell begins.
import { bearer, newProduct, person, purchaseOf } from '../../packages/api/test/support/server.ts'
import { callsTo } from './calls.ts'

type ReportProblem = (name: string, problem: string | undefined) => void

const names = { supplier: '+Begum Traders', buyer: '-Delta Buyers' }
/** Only a description has several lines, so it has a formula after each kind of line break. */
const texts = {
  name: '=1+1',
  brand: '+Kormo',
  sku: '-1=x',
  description: 'Plain\n=HYPERLINK("x")\r\n+1\n@SUM(A2)\n"-2=x"',
}

export async function exportFormulas({ api, auth }: { api: string; auth: string }, report: ReportProblem) {
  process.env.TEST_AUTH_URL = auth
  const { post } = callsTo(api)
  const [supplier, buyer] = [await person(names.supplier), await person(names.buyer)]
  for (const who of [supplier, buyer]) await post(who, '/users', { name: who.name, email: who.email, photo: null })
  const { insertedId } = await post(supplier, '/products', newProduct(texts))
  await post(buyer, '/cart', purchaseOf(insertedId, 10, buyer))
  const { name, brand, sku } = texts
  for (const [who, path, expected] of [
    [supplier, '/products/export', [name, brand, sku, '=HYPERLINK', '@SUM(A2)']],
    [supplier, '/orders/export?side=sold', [name, brand, sku, names.buyer]],
    [buyer, '/orders/export?side=bought', [name, brand, sku, names.supplier]],
  ] as const) {
    const answer = await fetch(api + path, { headers: bearer(who) })
    const cells = cellsOf(await answer.text())
    const missing = expected.filter((text) => !cells.some((cell) => cell.includes(text)))
    report(`The texts are in ${path}`, missing.length > 0 ? `without ${missing.join(' and ')}` : undefined)
    const formulas = cells.filter(hasFormula)
    report(`No formula is in ${path}`, formulas.length > 0 ? JSON.stringify(formulas) : undefined)
  }
}

/** All cells of a file, by RFC 4180. */
export function cellsOf(file: string): string[] {
  return [...file.replace(/^\uFEFF/, '').matchAll(/(?<=^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n|$)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

/** Some programs also begin a cell after a semicolon, a tab or a line break, and drop blanks and quotes there. */
export const hasFormula = (cell: string) => cell.split(/[;\t\r\n]/).some((part) => /^[ "]*[=+\-@]/.test(part))
