// Export and import of a supplier's products: an exported file can be imported without a change, even after a spreadsheet
// has saved it.
import type { ImportLine, ImportRow } from '@arot/contract'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { importRows } from '../../src/modules/bulk/import/import.ts'
import type { Cells } from '../../src/modules/bulk/import/parse-row.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { catalogueChannel, catalogueVersion } from '../../src/platform/change-feed.ts'
import { addProduct, bearer, type Person, person } from '../support/server.ts'
import { openShop } from '../support/shop.ts'

const shop = openShop()

/** `mode` can be followed by more query parameters. */
async function send(file: string | Buffer, mode = 'check', who: Person = shop.owner, headers = {}) {
  return shop.server.app.inject({
    method: 'POST',
    url: `/products/import?mode=${mode}`,
    headers: { ...bearer(who), 'content-type': 'text/csv', ...headers },
    payload: file,
  })
}
const linesOf = (body: string): ImportLine[] =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

async function take(file: string | Buffer, mode = 'check', who?: Person, headers = {}) {
  const answer = await send(file, mode, who, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  const lines = linesOf(answer.body)
  const valuesOf = <Name extends string>(name: Name) =>
    lines.flatMap((line) => (name in line ? [(line as Record<Name, unknown>)[name]] : []))
  return {
    read: valuesOf('read')[0] as {
      rows: number
      separator: string
      encoding: string
      columns: string[]
      headings: string[]
      headingLines: [number, number]
      unknown: string[]
      fileColumns: { heading: string; sample: string; column?: string }[]
    },
    rows: valuesOf('row') as ImportRow[],
    progress: valuesOf('progress') as { done: number; of: number }[],
    done: valuesOf('done')[0] as Record<string, unknown>,
    failed: valuesOf('failed')[0],
  }
}
const exportFile = async (who: Person, query = '') =>
  (await shop.get(`/products/export${query}`, bearer(who))).rawPayload
const mine = async (who: Person) => (await shop.get('/products/mine?limit=100', bearer(who))).json()
/** All data of the supplier that a write would change. */
const trace = async (who: Person) =>
  shop.server.db.query(
    `SELECT (SELECT md5(string_agg(p::text, '|' ORDER BY ord)) FROM products p WHERE owner_uid = $1) AS products,
      (SELECT count(*) FROM product_audit JOIN products ON products.id = product_id WHERE owner_uid = $1) AS audits`,
    [who.uid],
  )

const heads = 'name,brand,category,description,image,price,stock,minimum,rating'
const drill = 'Drill,Kormo,Industrial Machinery & Tools,Two gears.,https://example.com/p.png,49.90,500,10,4.5'

describe('an export', () => {
  test('can be imported again without a change, whatever the products contain', async () => {
    const nasty = fc.constantFrom(
      '=1+1',
      "'=1",
      "''@x",
      '-5',
      '+a',
      '"',
      'a"b',
      ';',
      ',',
      'é',
      'ড্রিল',
      '১২',
      '😀',
      '1,5',
      '007',
      "'",
    )
    const word = fc.oneof(nasty, fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' })).map((text) => `${text}x`)
    const product = fc.record({
      name: fc.oneof(nasty, word),
      description: fc.oneof(
        nasty,
        fc.array(word, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\r\n')),
      ),
      sku: fc.oneof(
        fc.constant(''),
        fc.uuid().map((id) => `=${id}`),
        fc.uuid(),
      ),
      price: fc.integer({ min: 1000, max: 1e9 }).map((cents) => cents / 100),
      mainQuantity: fc.integer({ min: 0, max: 1e9 }),
      orderMultiple: fc.constantFrom(1, 5),
      priceBreaks: fc.constantFrom(
        [],
        [{ from: 50, price: 9.99 }],
        [
          { from: 50, price: 9.5 },
          { from: 100, price: 0.01 },
        ],
      ),
      leadDays: fc.constantFrom(null, 0, 30),
      rating: fc.constantFrom(1, 4.5, 3.7, 5),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 6 }), async (products) => {
        const who = await seller()
        for (const one of products) await addProduct(shop.server, who, one).catch(() => {})
        const before = await trace(who)
        for (const query of ['', '?language=bn']) {
          const { rows, done, read } = await take(await exportFile(who, query), 'all', who)
          expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([])
          expect(done).toMatchObject({ new: 0, changed: 0, refused: 0, written: false })
          expect(read.unknown).toEqual([])
        }
        expect(await trace(who)).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('with a name %j runs nothing in a spreadsheet', async (name) => {
    const who = await person()
    await addProduct(shop.server, who, { name })
    expect((await exportFile(who)).toString()).toContain(`,'${name},`)
  })
})

/** Few accounts for many runs, because creating one is the slowest part. */
const sellers: Person[] = []
async function seller() {
  const who = await person()
  sellers.push(who)
  return who
}

function skuRefusal(from: string, to: string) {
  const message = `Your SKU “${from}” became “${to}” in a spreadsheet. Set the column to text and enter “${from}” again.`
  return [{ verdict: 'refused', problems: [{ column: 'sku', message }] }]
}

describe('an import', () => {
  test.each([
    ['00123', '123'],
    ['1.10', '1.1'],
    ['1E5', '100000'],
    ['1,234.50', '1234.5'],
    ['1,10', '1.1'],
    ['০০১২৩', '123'],
    ['12345678901234567890', '12345678901234600000'],
  ])('refuses the SKU %s if a spreadsheet changed it to %s', async (from, to) => {
    const who = await person()
    const id = await addProduct(shop.server, who, { sku: from })
    const refused = skuRefusal(from, to)
    expect((await take(`id,sku\n${id},${to}\n`, 'check', who)).rows).toMatchObject(refused)
    expect((await take(`${heads},sku\n${drill},${to}\n`, 'all', who)).rows).toMatchObject(refused)
    expect(await mine(who)).toHaveLength(1)
  })

  test.each([
    ['1/2', '01/02/2026'],
    ['1/2', '1/2/2026'],
    ['1/2', '2026-01-02'],
    ['1/2', '01-Feb'],
    ['1/2', '02. Jan'],
    ['3-4', '03/04/26'],
    ['3-4', '03/04/2026 00:00:00'],
    ['1.10', '01.10.2026'],
    ['5 May', '05/05/2026'],
    ['12:30', '12:30:00'],
    ['12:30', '12:30:00 PM'],
    ['10:30 PM', '22:30:00'],
    ['১/২', '01/02/26'],
  ])('refuses the SKU %s of a product if a spreadsheet changed it to %s, a date or a time', async (from, to) => {
    const who = await person()
    const id = await addProduct(shop.server, who, { sku: from })
    const refused = skuRefusal(from, to)
    expect((await take(`id,sku\n${id},${to}\n`, 'check', who)).rows).toMatchObject(refused)
  })

  test.each([
    ['123', '00123'],
    ['123', '124'],
    ['KD-1', '1'],
    ['', '123'],
    ['1/2', '12'],
    ['1234567890123456', '1234567890123457'],
    ['KD-1', '01/02/2026'],
    ['2026', '01/02/2026'],
    ['1/2', '3/4'],
    ['1/2', '05/06/2026'],
    ['1-2-3', '1-2-4'],
    ['12:30', '12:45'],
    ['1/2', 'A-1/2'],
    ['true', '12:30'],
  ])('accepts the SKU %j if its supplier changes it to %s', async (from, to) => {
    const who = await person()
    const id = await addProduct(shop.server, who, { sku: from })
    expect((await take(`id,sku\n${id},${to}\n`, 'check', who)).rows).toMatchObject([{ verdict: 'changed' }])
    expect((await take(`${heads},sku\n${drill},${to}\n`, 'check', who)).rows).toMatchObject([{ verdict: 'new' }])
  })

  test('accepts a file of an earlier release without apostrophes before numbers', async () => {
    const who = await person()
    const ids = [
      await addProduct(shop.server, who, { name: '1/2', sku: '00123' }),
      await addProduct(shop.server, who, { name: "'1/2", sku: "'00123" }),
    ]
    const old = `id,sku,name\n${ids[0]},00123,1/2\n${ids[1]},'00123,'1/2\n`
    expect((await take(old, 'check', who)).done).toMatchObject({ same: 2 })
    const [, first, second] = (await exportFile(who)).toString().split('\r\n')
    expect([first, second]).toEqual([
      expect.stringContaining(",'00123,'1/2,"),
      expect.stringContaining(",''00123,''1/2,"),
    ])
  })

  test('of a small file does not wait for large files of others', async () => {
    const order: string[] = []
    const large = `${heads}\n${`${drill.replace('Two gears.', 'x'.repeat(900))}\n`.repeat(1_100)}`
    expect(large.length).toBeGreaterThan(1_000_000)
    const check = async (name: string, file: string) => {
      await take(file, 'check', await person())
      order.push(name)
    }
    const others = Array.from({ length: 8 }, (_, place) => check(`large ${place}`, large))
    await Promise.all([...others, check('small', `${heads}\n${drill}\n`)])
    expect(order.indexOf('small')).toBeLessThan(4)
  })

  test('names its products to the caches, and only a large one clears them', async () => {
    const announced: { version: number; products?: string[]; all?: boolean }[] = []
    const stop = await shop.server.db.listen(catalogueChannel, (payload) => announced.push(JSON.parse(payload)))
    onTestFinished(stop)
    const who = await person()
    const before = await catalogueVersion(shop.server.db)
    await take(`${heads}\n${drill}\n`, 'all', who)
    const [{ id } = {}] = await shop.server.db.query<{ id: string }>('SELECT id FROM products WHERE owner_uid = $1', [
      who.uid,
    ])
    await expect.poll(() => announced.some(({ products }) => products?.includes(String(id)))).toBe(true)
    expect(announced.filter(({ all, version }) => all && version > before)).toEqual([])
    await take(`${heads}\n${`${drill}\n`.repeat(1001)}`, 'all', who)
    await expect.poll(() => announced.some(({ all, version }) => all && version > before)).toBe(true)
  })

  test.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('reports the lines of its headings and rows, with %s between them', async (_name, end) => {
    const text = [`sep=,`, '', ',,', `${heads},"my\nnote"`, '', `${drill},"a\nb\nc"`, `${drill},`].join('\n')
    const { read, rows } = await take(text.replaceAll('\n', end), 'check')
    expect(read.headingLines).toEqual([4, 5])
    expect(rows.map(({ line, lastLine }) => [line, lastLine])).toEqual([
      [7, 9],
      [10, undefined],
    ])
  })

  test('first checks without writing, then writes, then finds no change', async () => {
    const who = await person()
    const file = `${heads},sku\n${drill},KD-1\n${drill.replace('49.90', '0')},KD-2\n`
    const before = await trace(who)
    const checked = await take(file, 'check', who)
    expect(checked.rows).toMatchObject([
      { line: 2, verdict: 'new', name: 'Drill', sku: 'KD-1' },
      { line: 3, verdict: 'refused', problems: [{ column: 'price', message: 'Price must be more than 0.' }] },
    ])
    expect(checked.done).toEqual({ new: 1, changed: 0, same: 0, refused: 1, written: false })
    expect((await take(file, 'all', who)).done).toMatchObject({ written: false })
    expect(await trace(who)).toEqual(before)
    expect((await take(file, 'good', who)).done).toMatchObject({ new: 1, written: true })
    expect(await mine(who)).toMatchObject([{ sku: 'KD-1', price: 49.9, mainQuantity: 500, version: 1 }])
    expect((await take(`${heads},sku\n${drill},KD-1\n`, 'all', who)).done).toMatchObject({ same: 1, written: false })
    const raised = await take('sku,price\nKD-1,52.405\n', 'all', who)
    expect(raised.rows).toMatchObject([
      {
        verdict: 'changed',
        changes: [{ column: 'price', from: 49.9, to: 52.41 }],
        rounded: [{ column: 'price', from: '52.405', to: '52.41' }],
      },
    ])
    expect(await mine(who)).toMatchObject([{ price: 52.41, version: 2 }])
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('never overwrites a sale: a changed stock needs the figure that it was based on', async () => {
    const who = await person()
    const id = await addProduct(shop.server, who)
    const file = (stock: number, then: number) => `id,stock,stock_when_exported\n${id},${stock},${then}\n`
    await shop.buy(id, 10)
    expect((await take(file(500, 500), 'all', who)).rows).toMatchObject([{ verdict: 'same' }])
    expect((await take(file(600, 500), 'all', who)).rows).toMatchObject([
      { verdict: 'refused', problems: [{ message: 'The stock is now 490. It was 500 when you exported the file.' }] },
    ])
    expect((await take(file(600, 490), 'all', who)).rows).toMatchObject([
      { verdict: 'changed', changes: [{ column: 'stock', from: 490, to: 600 }] },
    ])
    expect(await mine(who)).toMatchObject([{ mainQuantity: 600 }])
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('notes products that nobody can buy, and a name that the supplier already has', async () => {
    const who = await person()
    const file = `${heads}\n${drill}\n${drill.replace('500,10', '5,10')}\n`
    const notesOf = async (text: string, mode = 'check') =>
      (await take(text, mode, who)).rows.map(({ verdict, notes = [] }) => [verdict, ...notes])
    const short = 'The minimum order is 10 but the stock is 5, so nobody can buy it.'
    const namesake =
      'You already have a product with this name and brand. Add its SKU to change it, or this row adds another one.'
    expect(await notesOf(file, 'all')).toEqual([['new'], ['new', short]])
    expect(await notesOf(file)).toEqual([
      ['new', namesake],
      ['new', short, namesake],
    ])
    expect(await notesOf(file.replaceAll('Drill,Kormo', 'Drill,Other'))).toEqual([['new'], ['new', short]])
    const numbered = await person()
    const one = await addProduct(shop.server, numbered, { sku: 'A', mainQuantity: 500, minQuantity: 10 })
    const rowsOf = async (text: string) => (await take(text, 'check', numbered)).rows
    expect(await rowsOf('sku,carton\nA,600\n')).toMatchObject([
      {
        changes: [{ column: 'carton', from: 1, to: 600 }],
        notes: ['The minimum order is 600 but the stock is 500, so nobody can buy it.'],
      },
    ])
    const [sold] = await rowsOf(`id,stock,lead_days\n${one},0,7\n`)
    expect(sold?.changes).toEqual([
      { column: 'stock', from: 500, to: 0 },
      { column: 'lead_days', from: null, to: 7 },
    ])
    expect(sold?.notes).toBeUndefined()
  })

  test('reads an empty state as published for a new product and as unchanged for an existing one', async () => {
    const who = await seller()
    const file = (state: string, name: string) => `${heads},state\n${drill.replace('Drill', name)},${state}`
    const [saw] = (await take(file('', 'Saw'), 'all', who)).rows
    expect(saw).toMatchObject({ verdict: 'new' })
    expect(saw?.problems).toBeUndefined()
    expect((await take(file('withdrawn', 'Plane'), 'all', who)).rows).toMatchObject([{ verdict: 'new' }])
    const states = async () => {
      const rows = await shop.server.db.query(
        'SELECT name, withdrawn_at IS NOT NULL AS gone FROM products WHERE owner_uid = $1 ORDER BY name',
        [who.uid],
      )
      return rows.map(({ name, gone }) => `${name} ${gone}`)
    }
    expect(await states()).toEqual(['Plane true', 'Saw false'])
    const emptied = (await exportFile(who)).toString().replace(/,(published|withdrawn),/g, ',,')
    const again = await take(emptied, 'all', who)
    expect(again.rows.filter(({ verdict }) => verdict !== 'same')).toEqual([])
    expect(await states()).toEqual(['Plane true', 'Saw false'])
    expect((await take(file(' ', 'Rasp').replace('49.90', '-1'), 'check', who)).rows[0]?.problems).toHaveLength(1)
    expect((await take(file('gone', 'File'), 'check', who)).rows[0]?.problems).toEqual([
      { column: 'state', message: 'State must be published or withdrawn.' },
    ])
  })

  test('accepts the field names of the twelve calls and the usual headings of other shops', async () => {
    const who = await person()
    for (const headings of [
      'name,brand,category,description,image,price,mainQuantity,minQuantity,rating,orderMultiple',
      'Title,Vendor,Product type,Details,Image URL,Unit Price,Qty,MOQ,Stars,Carton Qty',
      'পণ্যের নাম,ব্র্যান্ড,ক্যাটাগরি,বর্ণনা,ছবি,পাইকারি দাম,স্টক,সর্বনিম্ন অর্ডার,রেটিং,কার্টন',
    ]) {
      const { read, rows } = await take(`${headings}\n${drill},10\n`, 'check', who)
      expect(read.unknown).toEqual([])
      expect(read.headings).toEqual(headings.split(','))
      expect(rows).toMatchObject([{ verdict: 'new', name: 'Drill' }])
    }
    const { read } = await take(`${heads},Qty\n${drill},7\n`, 'check', who)
    expect([read.unknown, read.columns.includes('stock')]).toEqual([['Qty'], true])
  })

  test('returns each column with a sample, and reads it as the supplier matches it', async () => {
    const who = await person()
    const file = `Artikel,Farbe,${heads},Listenpreis\n,,${drill},\nKD-1,red,${drill.replace('Drill', 'Saw')},60\n`
    const { read } = await take(file, 'check', who)
    expect(read.fileColumns.slice(0, 3)).toEqual([
      { heading: 'Artikel', sample: 'KD-1' },
      { heading: 'Farbe', sample: 'red' },
      { heading: 'name', sample: 'Drill', column: 'name' },
    ])
    expect(read.unknown).toEqual(['Artikel', 'Farbe', 'Listenpreis'])
    const chosen = `sku,,${heads.replace('price', '')},price`
    const matched = await take(file, `all&columns=${chosen}`, who)
    expect(matched.read.unknown).toEqual([])
    expect(matched.read.columns).toEqual(chosen.split(',').filter(Boolean))
    expect(matched.rows[0]).toMatchObject({ verdict: 'refused', problems: [{ column: 'price' }] })
    expect((await take(file.replace(',\nKD', ',70\nKD'), `all&columns=${chosen}`, who)).done).toMatchObject({ new: 2 })
    const products: { name: string; sku?: string; price: number }[] = await mine(who)
    expect(products.map(({ name, sku, price }) => [name, sku, price]).toSorted()).toEqual([
      ['Drill', undefined, 70],
      ['Saw', 'KD-1', 60],
    ])
  })

  test('refuses unreadable headings with their columns, and accepts them once they are matched', async () => {
    const columns = async (file: string) => (await send(file)).json().details.columns
    expect(await columns('Artikel,Preis\n\nA,1\n')).toEqual([
      { heading: 'Artikel', sample: 'A' },
      { heading: 'Preis', sample: '1' },
    ])
    expect(await columns(`Qty,on hand\n${'1,\n'.repeat(60)}1,2\n`)).toEqual([
      { heading: 'Qty', sample: '1', column: 'stock' },
      { heading: 'on hand', sample: '', column: 'stock' },
    ])
    expect((await send('Qty,on hand\n1,2\n', 'check&columns=,stock')).statusCode).toBe(200)
  })

  test.each([
    ['name', 400, 'The file has 2 columns, and 1 were matched. Match its columns again.'],
    ['name,name', 400, 'columns'],
    ['name,colour', 400, 'columns'],
    [',', 400, 'columns'],
    ['name,constructor', 400, 'columns'],
    [Array(201).fill('').join(','), 400, 'columns'],
    ['x'.repeat(5000), 400, 'columns'],
    ['name,price&columns=name,price', 400, 'columns'],
    ['name,price', 200, '"read"'],
  ])('with the match %j is answered with %i', async (choice, status, words) => {
    const answer = await send('A,B\nDrill,2\n', `check&columns=${choice}`)
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)])
  })

  test('treats another match under one key as another file', async () => {
    const who = await person()
    const key = { 'idempotency-key': `columns-${who.uid}` }
    const file = `${heads},A,B\n${drill},KD-1,KD-2\n`
    expect((await take(file, `all&columns=${heads},sku,`, who, key)).done).toMatchObject({ new: 1 })
    expect((await send(file, `all&columns=${heads},,sku`, who, key)).statusCode).toBe(422)
    expect(await mine(who)).toMatchObject([{ sku: 'KD-1' }])
  })

  test('ignores the column with earlier problems', async () => {
    const who = await person()
    const { read, rows } = await take(`problem,${heads},Colour\n"price: No.",${drill},red\n`, 'check', who)
    expect(read.unknown).toEqual(['Colour'])
    expect(rows).toMatchObject([{ verdict: 'new', name: 'Drill' }])
  })

  test('refuses a row of another supplier’s product and repeated rows', async () => {
    const who = await person()
    const foreign = await addProduct(shop.server, shop.owner)
    const own = await addProduct(shop.server, who, { sku: 'A' })
    const { rows } = await take(`id,sku,price\n${foreign},,1\n${own},A,2\n${own},,3\n,A,4\n`, 'check', who)
    expect(rows.map(({ problems }) => problems?.[0]?.message)).toEqual([
      'You have no product with this ID.',
      undefined,
      'Same product as line 3.',
      'Same product as line 3.',
    ])
  })

  test('has one effect for a key', async () => {
    const who = await person()
    const key = { 'idempotency-key': `file-${who.uid}` }
    const file = `${heads}\n${drill}\n`
    expect((await take(file, 'all', who, key)).done).toMatchObject({ new: 1, written: true })
    expect((await take(file, 'all', who, key)).done).toMatchObject({ new: 1, written: true })
    expect(await mine(who)).toHaveLength(1)
    const other = await send(file.replace('49.90', '39.90'), 'all', who, key)
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
    expect(await mine(who)).toMatchObject([{ price: 49.9 }])
  })

  const table = (separator: string, end: string, price: string) =>
    [heads, drill]
      .map((line) =>
        line
          .split(',')
          .join(separator)
          .replace('49.90', price)
          .replace('4.5', price.includes(',') ? '4,5' : '4.5'),
      )
      .join(end) + end
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  const files: [string, Buffer, object][] = [
    ['Excel, comma', Buffer.from(`\uFEFF${table(',', '\r\n', '49.90')}`), { separator: ',', encoding: 'utf-8' }],
    ['Excel, German', Buffer.from(table(';', '\r\n', '49,90'), 'latin1'), { separator: ';', decimalMark: ',' }],
    ['Excel, Unicode text', utf16(table('\t', '\r\n', '49.90')), { separator: '\t', encoding: 'utf-16le' }],
    ['UTF-16 the other way', utf16(table(';', '\n', '49,90')).swap16(), { separator: ';', encoding: 'utf-16be' }],
    ['Numbers', Buffer.from(table(';', '\n', '49,90')), { separator: ';', encoding: 'utf-8' }],
    ['an old Mac', Buffer.from(table(',', '\r', '49.90')), { separator: ',' }],
    [
      'LibreOffice, all quoted',
      Buffer.from(table('","', '"\n"', '49.90').replace(/^/, '"').replace(/"$/, '')),
      { separator: ',' },
    ],
    ['sep=', Buffer.from(`sep=;\r\n${table(';', '\r\n', '49,90')}`), { separator: ';' }],
    [
      'Windows-1252',
      Buffer.from(table(',', '\r\n', '49.90').replace('Drill', 'Ma\u00dfband'), 'latin1'),
      { encoding: 'windows-1252' },
    ],
    ['Bengali digits', Buffer.from(table(',', '\n', '৪৯.৯০')), { separator: ',' }],
  ]
  test.each(files)('reads files from %s', async (_, file, read) => {
    const answer = await take(file)
    expect(answer.read).toMatchObject(read)
    expect(answer.read.headings).toEqual(heads.split(','))
    expect(answer.rows.map(({ problems, verdict }) => problems ?? verdict)).toEqual(['new'])
  })

  test('reports one problem for wrong price breaks, and none if their price is unreadable', async () => {
    const problemsOf = async (price: string, steps: string) => {
      const line = drill.replace('49.90', price)
      return (await take(`${heads},price_breaks\n${line},${steps}`)).rows[0]?.problems
    }
    expect(await problemsOf('49.90', '20:60')).toEqual([
      { column: 'price_breaks', message: 'From 20 units the price must be below 49.9.' },
    ])
    expect(await problemsOf('cheap', '20:60')).toEqual([{ column: 'price', message: '“cheap” is not a number.' }])
  })

  test('refuses ambiguous values with a message', async () => {
    const of = async (price: string, separator = ';') =>
      (
        await take(
          [heads, drill.replace('49.90', price.replaceAll(',', '¤')).replace('4.5', '4')]
            .map((line) => line.split(',').join(separator).replaceAll('¤', ','))
            .join('\n'),
        )
      ).rows[0]
    expect((await of('1.234'))?.problems?.[0]?.message).toContain('can be read in two ways')
    expect((await of('1.234,50'))?.verdict).toBe('new')
    expect((await of('1,234.50'))?.verdict).toBe('new')
    expect((await of('about 5'))?.problems?.[0]?.message).toBe('“about 5” is not a number.')
  })

  test('names the reason for an unreadable file: no headings, an open quote, too many rows, too many bytes', async () => {
    for (const [file, message] of [
      ['', 'The file is empty.'],
      ['PK\u0003\u0004\u0014\u0000\u0006\u0000', 'This is not a CSV file.'],
      ['a,b\n1,2\n', 'We do not recognise any heading'],
      ['name,Name\n', 'Two columns mean name: “name” and “Name”. Remove one of them.'],
      ['name,Qty,On hand\n', 'Two columns mean stock: “Qty” and “On hand”. Remove one of them.'],
      ['name,brand\n"x,y\n', 'a quote is opened'],
      [`name\n${'x\n'.repeat(20_001)}`, 'at most 20000 rows'],
    ] as const) {
      const answer = await send(file)
      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.json().detail).toContain(message)
    }
    const large = await fetch(`${await shop.server.listen()}/products/import?mode=check`, {
      method: 'POST',
      headers: { ...bearer(shop.owner), 'content-type': 'text/csv' },
      body: Buffer.alloc(16_000_001, 'x'),
    })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ detail: 'A file may have at most 16 MB.' })
    expect((await send('x', 'sometimes')).statusCode).toBe(400)
  })

  test('of any bytes is answered without a server error', async () => {
    const pieces = fc.constantFrom(
      '"',
      ',',
      ';',
      '\t',
      '\r',
      '\n',
      'id',
      'name',
      'price',
      '\0',
      '=',
      "'",
      '1.234',
      '\uFEFF',
      'é',
      '48:7;',
    )
    const file = fc.oneof(
      fc.array(pieces, { maxLength: 60 }).map((parts) => Buffer.from(`name,price,sku,price_breaks\n${parts.join('')}`)),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    )
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        const answer = await send(bytes)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode === 200) expect(answer.body).toContain('"done"')
      }),
      { numRuns: 300 },
    )
  })

  test.each([1, 2, 3])('writes nothing if the client disconnects before the write, after %i words', async (calls) => {
    const who = await person()
    const before = await trace(who)
    const leaving = new AbortController()
    const rows = Array.from({ length: 1200 }, (_, line) => ({ line, cells: { ...cellsOf(drill), sku: `L-${line}` } }))
    let progressCalls = 0
    const imported = importRows(shop.server.db, who.uid, rows, {
      mode: 'all',
      mark: '.',
      currency: 'USD',
      publicUrl: 'http://api.test',
      signal: leaving.signal,
      onProgress: () => {
        progressCalls += 1
        if (progressCalls === calls) leaving.abort()
      },
    })
    await expect(imported).rejects.toThrow(/abort/)
    expect(await trace(who)).toEqual(before)
  })

  test('checks a product again that changed before it was locked', async () => {
    const who = await person()
    const [one, other] = [await addProduct(shop.server, who), await addProduct(shop.server, who)]
    const { db } = shop.server
    let changes = 0
    const transaction: typeof db.transaction = (work) =>
      db.transaction((inside) => {
        const query: typeof inside.query = async (statement, parameters) => {
          // The embedded database has one connection.
          const outside = db.kind === 'pglite' ? inside : db
          const isLock = typeof statement !== 'string' && statement.name === 'lock-read'
          if (isLock && changes++ === 0) await outside.query('UPDATE products SET price = 55 WHERE id = $1', [one])
          return inside.query(statement, parameters)
        }
        return work({ ...inside, query })
      })
    const file = [one, other].map((id, place) => ({ line: place + 2, cells: { id, price: '55' } }))
    const { rows, done } = await importRows({ ...db, transaction }, who.uid, file, {
      ...{ mode: 'all', mark: '.', currency: 'USD', publicUrl: 'http://api.test' },
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect([changes, rows.map(({ verdict }) => verdict)]).toEqual([1, ['same', 'changed']])
    expect(done).toMatchObject({ changed: 1, same: 1, written: true })
    expect((await mine(who)).map(({ price, version }: Record<string, number>) => [price, version])).toEqual([
      [55, 1],
      [55, 2],
    ])
  })

  test('names a cell that is too long and accepts the other rows', async () => {
    const who = await person()
    const long = drill.replace('Drill', 'ক'.repeat(500)).replace('49.90', '1'.repeat(300))
    const steps = `${heads},price_breaks,sku\n${long},${'a '.repeat(900)},${'x'.repeat(400)}\n${drill},,KD-9\n`
    const { rows } = await take(steps, 'good', who)
    expect(rows.map(({ verdict, problems = [] }) => [verdict, problems])).toEqual([
      [
        'refused',
        [
          { column: 'name', message: 'It may have at most 200 characters.' },
          { column: 'price', message: 'It is too long.' },
          { column: 'price_breaks', message: 'Set at most 8 price breaks.' },
          { column: 'sku', message: 'It may have at most 64 characters.' },
        ],
      ],
      ['new', []],
    ])
  })

  test('returns at most twenty problems for a row', async () => {
    const { rows } = await take(`id,price_breaks,stock,carton,rating,price,lead_days\nx,${'a '.repeat(9)},x,x,x,x,x\n`)
    expect(rows[0]?.problems).toHaveLength(20)
  })

  test('of pictures stores paths of own ones, and leaves out deleted ones', async () => {
    const who = await person()
    const [existing, gone] = ['a', 'b'].map((digit) => `/pictures/u/${digit.repeat(40)}-640.webp`) as [string, string]
    await shop.server.db.query('INSERT INTO pictures (name, bytes, used_at) VALUES ($1, 1, $2)', [
      'a'.repeat(40),
      new Date(0).toISOString(),
    ])
    const id = await addProduct(shop.server, who)
    const file = (image: string, more: string) => `id,image,more_images\n${id},${image},${more}\n`
    const ours = (path: string) => `http://api.test${path}`
    const other = 'https://example.com/other.png'
    expect((await take(file(ours(gone), ''), 'all', who)).rows).toMatchObject([
      {
        verdict: 'refused',
        problems: [{ column: 'image', message: 'This picture is no longer available. Add it again.' }],
      },
    ])
    expect((await take(file(ours(existing), `${other} ${other}`), 'all', who)).rows).toMatchObject([
      { verdict: 'refused', problems: [{ column: 'image', message: 'A picture is listed twice.' }, {}] },
    ])
    expect((await take(file(ours(existing), other), 'all', who)).rows).toMatchObject([
      { verdict: 'changed', changes: ['image', 'more_images'] },
    ])
    expect(await mine(who)).toMatchObject([{ image: ours(existing), images: [ours(existing), other] }])
    const [used] = await shop.server.db.query<{ recent: boolean }>(
      "SELECT used_at > now() - interval '1 hour' AS recent FROM pictures",
    )
    expect(used?.recent).toBe(true)
    expect((await take(await exportFile(who), 'all', who)).done).toMatchObject({ same: 1, written: false })
  })

  test('does not change a rating from reviews', async () => {
    const who = await person()
    const id = await addProduct(shop.server, who)
    await shop.server.db.query("UPDATE products SET stars = '{0,0,0,1,0}' WHERE id = $1", [id])
    expect((await take(`id,rating\n${id},1\n`, 'all', who)).rows).toMatchObject([{ verdict: 'same' }])
    expect(await mine(who)).toMatchObject([{ rating: 4, reviewCount: 1, version: 1 }])
  })

  test('refuses the row with a quote in the middle of a cell, and accepts the others', async () => {
    const pipe = drill.replace('Drill', '5" pipe')
    const { rows } = await take(`${heads}\n${pipe}\n${drill}\n${drill.replace('Drill', '"5"" pipe"')}\n`)
    expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
      [2, 'refused'],
      [3, 'new'],
      [4, 'new'],
    ])
    expect(rows[0]?.problems?.[0]?.message).toContain('There is a quote in the middle of a cell')
    expect(rows[2]?.name).toBe('5" pipe')
  })

  test('names the expected format if the body is not a file', async () => {
    const answer = await send('{}', 'check', shop.owner, { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'invalid'])
    expect(answer.json().detail).toBe('A file must say what it is: Content-Type: text/csv.')
  })

  test('of 2,000 rows reports progress and a verdict for each, and is exported completely', async () => {
    const who = await person()
    const count = Number(process.env.IMPORT_ROWS ?? 2000)
    const rows = Array.from({ length: count }, (_, row) => `${drill.replace('Drill', `Drill ${row}`)},S-${row}`)
    const file = `${heads},sku\n${rows.join('\n')}\n`
    const measure = async (text: string, mode: string) => {
      const began = performance.now()
      const answer = await take(text, mode, who)
      const took = performance.now() - began
      if (process.env.IMPORT_ROWS) process.stdout.write(`${count} rows, ${mode}: ${Math.round(took)} ms\n`)
      expect(answer.rows).toHaveLength(count)
      expect(answer.progress.length).toBeGreaterThan(3)
      return answer.done
    }
    expect(await measure(file, 'check')).toMatchObject({ new: count })
    expect(await measure(file, 'all')).toMatchObject({ new: count, written: true })
    const changed = file.replaceAll('49.90,500', '51,600')
    expect(await measure(changed, 'all')).toMatchObject({ changed: count, written: true })
    expect(await auditStock(shop.server.db)).toEqual([])
    const names = (await exportFile(who)).toString().match(/Drill \d+(?=,)/g)
    expect(names).toEqual(rows.map((_, row) => `Drill ${row}`))
  })
})

const cellsOf = (line: string) =>
  Object.fromEntries(line.split(',').map((cell, place) => [heads.split(',')[place], cell])) as Cells
