// Checks a product field, an optional number, from the form to the database and back.
//   node --import ./scripts/ui-in-node.ts scripts/new-field/round-trip.ts <field>
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../packages/api/src/platform/db/migrate.ts'
import { openDatabase } from '../../packages/api/src/platform/db/open.ts'
import { startServer } from '../../packages/api/test/support/server.ts'
import { cellOf, createClient, productFields } from '../../packages/contract/src/index.ts'
import { changedFields } from '../../packages/trade/src/ProductForm/conflict.ts'
import { allFields, readProduct } from '../../packages/trade/src/ProductForm/productValues.ts'
import { saleFacts } from '../../packages/ui/src/marketplace/ProductDetail/facts.ts'
import { english } from '../../packages/ui/src/marketplace/ProductDetail/labels.ts'

type Form = Parameters<typeof readProduct>[0]

const field = process.argv[2] as 'leadDays'
const { column, heading } = productFields[field]
const folder = mkdtempSync(join(tmpdir(), 'arot-round-trip-'))
const db = await openDatabase({ folder })
await migrate(db)
const caller = { uid: 'owner', email: 'owner@example.com', isEmailConfirmed: true, until: Date.now() + 3_600_000 }
const server = await startServer({ db, verify: async () => caller })
const host = await server.listen()
const client = createClient({ host, token: async () => 'token' })
const headers = { authorization: 'Bearer token' }

/** A form with these values in its fields. */
const formOf = (values: Record<string, unknown>) =>
  ({
    elements: {
      namedItem: (name: string) => ({
        value: String((allFields as readonly string[]).includes(name) ? (values[name] ?? '') : ''),
      }),
    },
  }) as unknown as Form

async function readStored(id: string) {
  const [row] = await db.query<{ value: number | null }>(`SELECT ${column} AS value FROM products WHERE id = $1`, [id])
  return row?.value
}

async function request(method: 'GET' | 'POST', url: string, payload?: object | string, type = 'application/json') {
  const answer = await server.app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': type },
    payload: payload ?? '',
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer
}

try {
  const typed = {
    image: 'https://example.com/soap.png',
    name: 'Neem Soap',
    brand: 'Kormo',
    category: 'Health & Beauty',
    description: 'In paper.',
    price: '4.5',
    rating: '4',
    mainQuantity: '500',
    minQuantity: '10',
  }

  // From the form to the database.
  const { insertedId } = await client.addProduct(readProduct(formOf({ ...typed, [field]: '90' }), 'en'))
  assert.ok(insertedId)
  const id = insertedId
  assert.equal(await readStored(id), 90)

  // From the database to the product page and the form.
  const added = await client.getProduct(id)
  assert.equal(added[field], 90)
  const before = saleFacts({ ...added, [field]: undefined }, english, { currency: 'USD', locale: 'en' })
  assert.equal(saleFacts(added, english, { currency: 'USD', locale: 'en' }).length, before.length + 1)
  assert.equal(readProduct(formOf(added), 'en', added)[field], 90)
  assert.deepEqual(changedFields({ from: added, theirs: { ...added, [field]: 91 } }), [field])

  // The table of the supplier's own products.
  const [own] = (await request('GET', '/products/mine')).json()
  assert.equal(cellOf(own, field), 90)
  const cells = [{ id, field, from: 90, to: 120 }]
  assert.equal((await request('POST', '/products/cells', { cells })).json().verdicts[0].verdict, 'changed')
  assert.equal(await readStored(id), 120)

  // Export and import.
  const file = (await request('GET', '/products/export')).body
  const [headings = '', row = ''] = file.split(/\r?\n/)
  const at = headings.replace('\uFEFF', '').split(',').indexOf(heading)
  assert.equal(row.split(',')[at], '120')
  const edited = row.split(',').with(at, '60').join(',')
  await request('POST', '/products/import?mode=all', `${headings}\r\n${edited}\r\n`, 'text/csv')
  assert.equal(await readStored(id), 60)

  // An invalid value, and one that the form clears.
  const imported = await client.getProduct(id)
  const change = ({ price, priceBreaks, ...values }: ReturnType<typeof readProduct>) => values
  const wrong = change(readProduct(formOf({ ...imported, [field]: '-1' }), 'en', imported))
  await assert.rejects(client.updateProduct(id, wrong, imported), (error: { details?: unknown }) => {
    assert.deepEqual(Object.keys((error.details as { fields: object }).fields), [field])
    return true
  })
  await client.updateProduct(id, change(readProduct(formOf({ ...imported, [field]: '' }), 'en', imported)), imported)
  assert.equal(await readStored(id), null)
  assert.equal((await client.getProduct(id))[field], undefined)
} finally {
  await server.close()
  await db.close()
  rmSync(folder, { recursive: true, force: true })
}
