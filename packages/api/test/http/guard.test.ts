// No cell of a file runs a formula, however a spreadsheet splits it, and each can be restored.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from '../../src/platform/csv/csv-injection.ts'
import { addProduct, bearer } from '../support/server.ts'
import { openShop } from '../support/shop.ts'
import { spreadsheetValues, texts } from '../support/spreadsheet-values.ts'

const shop = openShop()
const signs = ['=', '+', '-', '@', '\t', '\r', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const text = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(...signs, ';', "'", '"', ' ', 'x', '1', '\n', '\r\n', ',', '0', '/', ':', 'E', '$', '%', 'Jan'),
      { maxLength: 12 },
    )
    .map((all) => all.join('')),
)

test('guarded text can be restored exactly', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(unescapeFormula(escapeFormula(value))).toBe(value)
    }),
    { numRuns: 5000 },
  )
})

test('no part of a guarded text begins with a formula sign, with or without preceding quotes', () => {
  fc.assert(
    fc.property(text, (value) => {
      for (const part of escapeFormula(value).split(/[;\t\r\n]/)) {
        expect(signs).not.toContain(part.replace(/^[ \u00A0"]+/, '')[0])
      }
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['x\n=1', "x\n'=1"],
  ['x\r\n=1', "x\r\n'=1"],
  ['x\r=1', "x\r'=1"],
  ["x\n'=1", "x\n''=1"],
  ['x\n"=1', 'x\n\'"=1'],
  [' =1', "' =1"],
  ['x; +1', "x;' +1"],
  ['x;\u00A0@1', "x;'\u00A0@1"],
])('a formula after a line break or a blank, as in %j, is guarded', (text, safe) => {
  expect(escapeFormula(text)).toBe(safe)
  expect(unescapeFormula(safe)).toBe(text)
})

test.each(spreadsheetValues)('%j, which a spreadsheet would rewrite, gets an apostrophe', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`)
  expect(unescapeFormula(`'${text}`)).toBe(text)
  expect(unescapeFormula(escapeFormula(`'${text}`))).toBe(`'${text}`)
})

test.each(texts)('%j, which a spreadsheet does not change, stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text)
  expect(unescapeFormula(text)).toBe(text)
})

test('a short number stays as it is, and an apostrophe before it is removed', () => {
  expect(['0', '7', '123456789'].map(escapeFormula)).toEqual(['0', '7', '123456789'])
  expect(escapeFormula('1234567890')).toBe("'1234567890")
  expect(unescapeFormula("'4711")).toBe('4711')
})

test.each(["x;=1+cmd|' /C calc'!A0;y", "x;'=1", 'x;"=1"', '=1;=2', "'=1;''=2", 'a; b; c'])(
  'a product named %s is guarded in its file, and importing the file changes nothing',
  async (name) => {
    const { app } = shop.server
    const id = await addProduct(shop.server, shop.owner, { name, sku: '' })
    const headers = bearer(shop.owner)
    const file = (await app.inject({ url: '/products/export', headers })).body
    expect(file).not.toMatch(/[;\t]"*[=+@-]/)
    const answer = await app.inject({
      method: 'POST',
      url: '/products/import?mode=all',
      headers: { ...headers, 'content-type': 'text/csv' },
      payload: file,
    })
    const lines = answer.body.trim().split('\n')
    expect(JSON.parse(String(lines.at(-1)))).toMatchObject({ done: expect.anything() })
    expect(answer.body).not.toMatch(/"verdict":"(changed|new|refused)"/)
    const product = (await app.inject(`/products/${id}`)).json()
    expect([product.name, product.version]).toEqual([name, 1])
  },
)
