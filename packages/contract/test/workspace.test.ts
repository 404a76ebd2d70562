import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cellsBody } from '../src/bulk/schema.ts'
import {
  type Cell,
  cellOf,
  createClient,
  type ImportLine,
  isSameCell,
  type Product,
  workspaceCalls,
} from '../src/index.ts'

type SentRequest = { method: string; path: string; body: unknown; type: string | null; key: string | null }

/** Our server, or a foreign one, that answers every call about own products and files with this body. */
function serve(body: BodyInit, { isOurs = true, headers = {} }: { isOurs?: boolean; headers?: HeadersInit } = {}) {
  const sent: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const path = String(url).replace('https://api.example.com', '')
    const mark: HeadersInit = isOurs ? { 'Arot-Api': '1' } : {}
    if (path === '/categories') return new Response('[]', { headers: mark })
    const requestHeaders = new Headers(init?.headers)
    const { method = '', body: requestBody } = init ?? {}
    sent.push({
      method,
      path,
      body: requestBody,
      type: requestHeaders.get('Content-Type'),
      key: requestHeaders.get('Idempotency-Key'),
    })
    return new Response(body, { headers: { ...mark, ...headers } })
  }
  const { call } = createClient({ host: 'https://api.example.com', token: async () => 'a-token', fetch })
  return { sent, workspace: workspaceCalls(call) }
}

const drill = {
  _id: 'p1',
  name: 'Cordless Drill',
  image: 'https://example.com/p.png',
  brand: 'Kormo',
  category: 'Industrial Machinery & Tools',
  description: 'Two gears.',
  price: 49.9,
  rating: 4,
  mainQuantity: 500,
  minQuantity: 10,
} satisfies Product

async function all<Line>(lines: AsyncIterable<Line>): Promise<Line[]> {
  const requestHeaders: Line[] = []
  for await (const line of lines) requestHeaders.push(line)
  return requestHeaders
}

const raised: Cell = { id: 'p1', field: 'price', from: 49.9, to: 52.4 }

describe('a cell', () => {
  test('has the product’s value, and a default if it is absent', () => {
    expect(cellOf(drill, 'price')).toBe(49.9)
    expect(cellOf(drill, 'sku')).toBe('')
    expect(cellOf(drill, 'orderMultiple')).toBe(1)
    expect(cellOf(drill, 'leadDays')).toBeNull()
    expect(cellOf(drill, 'withdrawn')).toBe(false)
    expect(cellOf({ ...drill, priceBreaks: [{ from: 20, price: 45 }] }, 'priceBreaks')).toEqual([
      { from: 20, price: 45 },
    ])
  })

  test('equals another one with the same price breaks', () => {
    expect(isSameCell([{ from: 20, price: 45 }], [{ price: 45, from: 20 }])).toBe(true)
    expect(isSameCell([{ from: 20, price: 45 }], [])).toBe(false)
    expect(isSameCell(null, 0)).toBe(false)
  })

  test('is accepted once, with a valid field and a value of its type', () => {
    const isAccepted = (...cells: unknown[]) => v.is(cellsBody, { cells })
    expect(isAccepted(raised, { ...raised, id: 'p2' })).toBe(true)
    expect(isAccepted()).toBe(false)
    expect(isAccepted(raised, raised)).toBe(false)
    expect(isAccepted({ ...raised, field: 'owner' })).toBe(false)
    expect(isAccepted({ ...raised, to: '52.4' })).toBe(false)
    expect(isAccepted(...Array.from({ length: 1001 }, (_, number) => ({ ...raised, id: `p${number}` })))).toBe(false)
  })
})

describe('the calls of a supplier’s table and files', () => {
  test('send cells under a key and read a verdict for each', async () => {
    const verdicts = [
      { id: 'p1', field: 'price', verdict: 'stale', current: 51, version: 4 },
      { id: 'p2', field: 'leadDays', verdict: 'changed', version: 2 },
    ]
    const { sent, workspace } = serve(JSON.stringify({ verdicts }))
    expect(await workspace.changeCells([raised], { key: 'k' })).toEqual(verdicts)
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/products/cells',
        body: JSON.stringify({ cells: [raised] }),
        type: 'application/json',
        key: 'k',
      },
    ])
  })

  test('request a page of own products', async () => {
    const link = '</products/mine?cursor=abc%3D>; rel="next"'
    const { sent, workspace } = serve(JSON.stringify([drill]), { headers: { Link: link, 'X-Total-Count': '10000' } })
    const page = await workspace.getOwnProducts({ q: 'drill', sort: 'stock-asc', state: 'published' })
    expect(page).toMatchObject({ next: 'abc=', total: 10_000, products: [{ _id: 'p1' }] })
    expect(sent[0]?.path).toBe('/products/mine?q=drill&sort=stock-asc&state=published')
  })

  test('send a file and report its lines, wherever the answer is split', async () => {
    const lines: ImportLine[] = [
      {
        read: {
          rows: 1,
          headingLines: [1, 1],
          separator: ';',
          encoding: 'windows-1252',
          columns: ['name'],
          headings: ['Name'],
          unknown: ['Größe'],
          fileColumns: [
            { heading: 'Name', sample: 'Sack', column: 'name' },
            { heading: 'Größe', sample: 'L' },
          ],
        },
      },
      { progress: { done: 1, of: 1 } },
      { row: { line: 2, verdict: 'refused', name: 'ড্রিল', problems: [{ column: 'price', message: 'No.' }] } },
      { done: { new: 0, changed: 0, same: 0, refused: 1, written: false } },
    ]
    const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    for (const size of [1, 7, bytes.length]) {
      const pieces = new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
          controller.close()
        },
      })
      const { sent, workspace } = serve(pieces)
      const received = await all(workspace.importProducts(new Blob(['name\n']), 'check', { key: 'k' }))
      expect(received).toEqual(lines)
      expect(sent[0]).toMatchObject({ path: '/products/import?mode=check', type: 'text/csv', key: 'k' })
      expect(await new Response(sent[0]?.body as Blob).text()).toBe('name\n')
    }
  })

  test('send the match of each column of a file', async () => {
    const { sent, workspace } = serve('{"done":{"new":1}}\n')
    await all(workspace.importProducts(new Blob(['A\n']), 'all', { columns: ['name', '', 'price'] }))
    expect(sent[0]?.path).toBe('/products/import?mode=all&columns=name%2C%2Cprice')
  })

  test('report an import that is refused on the way or breaks off', async () => {
    const read = '{"read":{"rows":1,"separator":",","encoding":"utf-8","columns":[],"headings":[],"unknown":[]}}\n'
    const failed = '{"failed":{"code":"unavailable","title":"Not available","message":"Try again."}}\n'
    for (const [answer, code] of [
      [read + failed, 'unavailable'],
      [read, 'network'],
    ] as const) {
      const { workspace } = serve(answer)
      await expect(all(workspace.importProducts(new Blob(['x']), 'all'))).rejects.toMatchObject({ code })
    }
  })

  test('return the export as a file with its byte order mark', async () => {
    const { sent, workspace } = serve('\uFEFFid,name\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
    const file = await workspace.exportProducts({ language: 'bn' })
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
    expect(sent[0]?.path).toBe('/products/export?language=bn')
  })

  test('send nothing to a server that lacks them', async () => {
    const { sent, workspace } = serve('{}', { isOurs: false })
    const calls = [
      () => workspace.changeCells([raised]),
      () => workspace.getOwnProducts(),
      () => workspace.exportProducts(),
      () => all(workspace.importProducts(new Blob(['x']), 'check')),
    ]
    for (const ask of calls) await expect(ask()).rejects.toMatchObject({ status: 404 })
    expect(sent).toEqual([])
  })
})
