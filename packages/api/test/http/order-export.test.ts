import { expect, test } from 'vitest'
import { addProduct, person } from '../support/server.ts'
import { openTrade } from '../support/trade.ts'

const trade = openTrade()

/** Parses the cells of a file by RFC 4180, with CRLF line ends. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  for (let found = cell.exec(file); found; found = cell.exec(file)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

test('the file of either side has its columns, exact amounts and a byte order mark', async () => {
  const { buyer, supplier, server, ask } = trade
  const product = await addProduct(server, supplier, {
    ...{ name: 'Drill, 45 W “compact"', price: 0.07, mainQuantity: 5000, sku: 'DR-45' },
  })
  const id = await trade.buy(buyer, 3333, product)
  const answer = await ask(buyer, '/orders/export?side=bought')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders-bought.csv"',
    'cache-control': 'private, no-store',
  })
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const what = [
    'Drill, 45 W “compact"',
    'DR-45',
    'Kormo',
    'Industrial Machinery & Tools',
    product,
    '3333',
    '0.07',
    '233.31',
    'USD',
  ]
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  const headings = 'Order,Bought,State,Product,SKU,Brand,Category,Product id,Quantity,Unit price,Total,Currency'.split(
    ',',
  )
  expect(cellsOf(answer.body.slice(1))).toEqual([
    [...headings, 'Supplier'],
    [id, when, 'placed', ...what, 'Supplier Begum'],
  ])
  expect(cellsOf((await ask(supplier, '/orders/export?side=sold')).body.slice(1))).toEqual([
    [...headings, 'Buyer', 'Buyer email'],
    [id, when, 'placed', ...what, 'Buyer Rahman', buyer.email],
  ])
  expect(cellsOf((await ask(supplier, '/orders/export?side=sold&q=dr-4')).body.slice(1))).toHaveLength(2)
  expect(cellsOf((await ask(supplier, '/orders/export?side=sold&state=declined')).body.slice(1))).toHaveLength(1)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\t=1', '\r=1', 'x;=1+1', '=HYPERLINK("https://example.com";"x")'])(
  'a name %j runs nothing in a spreadsheet',
  async (name) => {
    const owner = await person()
    const product = await addProduct(trade.server, owner)
    const id = await trade.buy(trade.buyer, 10, product)
    await trade.server.db.query(
      `UPDATE orders SET snapshot = snapshot || jsonb_build_object('name', $2::text) WHERE id = $1`,
      [id, name],
    )
    const [, row] = cellsOf((await trade.ask(owner, '/orders/export?side=sold')).body.slice(1))
    expect(row?.[3]).toBe(name.replaceAll(/(?<=^|[;\t\r\n])(?=[=+\-@\t\r])/g, "'"))
  },
)

test('a spreadsheet changes no text of it and reads amounts as numbers', async () => {
  const owner = await person()
  const product = await addProduct(trade.server, owner, { name: '1/2', brand: '12:30', sku: '00123' })
  await trade.buy(trade.buyer, 10, product)
  const [, row] = cellsOf((await trade.ask(owner, '/orders/export?side=sold')).body.slice(1))
  expect(row?.slice(3, 6)).toEqual(["'1/2", "'00123", "'12:30"])
  expect(row?.slice(8, 11).join()).toMatch(/^10,[\d.]+,[\d.]+$/)
  expect(row?.[1]).toMatch(/^\d{4}-/)
})

test('a file with thousands of orders is complete, each once, newest first', async () => {
  const owner = await person()
  await trade.server.db.query(
    `INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, buy_date)
    SELECT 'many' || n, 'someone', 's@example.com', 'p', 12, 9.5, '{"name": "Bolt"}', $1,
      timestamptz '2026-01-01Z' + (n / 700) * interval '1 day' FROM generate_series(1, 2600) AS n`,
    [owner.uid],
  )
  const rows = cellsOf((await trade.ask(owner, '/orders/export?side=sold')).body.slice(1)).slice(1)
  expect(rows.map(([id]) => id)).toEqual(Array.from({ length: 2600 }, (_, place) => `many${2600 - place}`))
})
