// No cell of a file runs anything, wherever a spreadsheet parts it, and each comes back as it was.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guard, unguard } from '../../src/workspace/guard.ts'
import { addProduct, bearer } from '../support/server.ts'
import { openShop } from '../support/shop.ts'

const shop = openShop()
const signs = ['=', '+', '-', '@', '\t', '\r', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20']
const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom(...signs, ';', "'", '"', ' ', 'x', '1', '\n', ','), { maxLength: 12 })
    .map((all) => all.join('')),
)

test('what is guarded comes back as it was', () => {
  fc.assert(
    fc.property(text, (told) => {
      expect(unguard(guard(told))).toBe(told)
    }),
    { numRuns: 5000 },
  )
})

test('no part of what is guarded begins with a sign, with or without the quotes before it', () => {
  fc.assert(
    fc.property(text, (told) => {
      for (const part of guard(told).split(/[;\t]/)) {
        expect(signs).not.toContain(part.replace(/^"+/, '')[0])
      }
    }),
    { numRuns: 5000 },
  )
})

test.each(["x;=1+cmd|' /C calc'!A0;y", "x;'=1", 'x;"=1"', '=1;=2', "'=1;''=2", 'a; b; c'])(
  'a product named %s is guarded in its file, and an import of it changes nothing',
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
