// Kills the server repeatedly during imports: each import has written all of its rows or none.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { makePlace, onPostgres } from '../support/place.ts'
import { startProcess } from '../support/process.ts'
import { bearer, type Person, person } from '../support/server.ts'

const rows = 1500
/** When the server is killed: after the first row, after half of them, and after the answer. */
const moments = [0, rows / 2, Number.POSITIVE_INFINITY]
const kills = moments.length

let folder: string
let seller: Person
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-imports-'))
  seller = await person()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const heads = 'name,brand,category,description,image,price,stock,minimum,rating,sku'
const fileOf = (number: number) =>
  Array.from(
    { length: rows },
    (_, row) =>
      `Drill ${row},Kormo,Industrial Machinery & Tools,Two gears.,https://example.com/p.png,49.90,500,10,4.5,F${number}-${row}`,
  ).reduce((file, line) => `${file}\n${line}`, heads)

it.skipIf(onPostgres)(`after ${kills} kills an import has written all of its rows or none, and only once`, async () => {
  const place = await makePlace(join(folder, 'middle'))
  const db = await place.open()
  await db.close()

  let server = await startProcess(place.env)
  onTestFinished(() => server.stop())
  for (const [at, moment] of moments.entries()) {
    const number = at + 1
    const killed: Promise<void>[] = []
    const lost = await send(server.url, number, (done) => done >= moment && killed.push(server.kill()))
    if (moment === Number.POSITIVE_INFINITY) expect(lost).toMatchObject({ new: rows, written: true })
    else expect(killed.length).toBeGreaterThan(0)
    await Promise.all([...killed, server.kill()])
    server = await startProcess(place.env)
    const before = await countOf(server.url)
    expect([lost ? number * rows : at * rows, number * rows]).toContain(before)
    expect(await send(server.url, number, () => {})).toMatchObject({ new: rows, written: true })
    expect(await countOf(server.url)).toBe(number * rows)
  }
  await server.stop()

  const after = await place.open()
  expect(await auditStock(after)).toEqual([])
  const [audits] = await after.query<{ count: number }>('SELECT count(*) AS count FROM product_audit')
  expect(audits?.count).toBe(kills * rows)
  await after.close()
})

it.runIf(onPostgres)('a kill at the commit leaves the rows and their stored answer together', async () => {
  const place = await makePlace(join(folder, 'commit'))
  let server = await startProcess(place.env)
  onTestFinished(() => server.stop())
  const db = await place.open()
  onTestFinished(() => db.close())

  // The import has claimed its key. This lock is only granted after that transaction ends.
  const killAtCommit = () =>
    db.transaction(async ({ query }) => {
      await query('LOCK TABLE idempotency_keys IN SHARE MODE')
      await server.kill()
    })
  let killed: Promise<void> | undefined
  await send(server.url, 1, () => {
    killed ??= killAtCommit()
  })
  await killed
  server = await startProcess(place.env)
  expect(await countOf(server.url)).toBe(rows)
  expect(await send(server.url, 1, () => {})).toMatchObject({ new: rows, written: true })
  expect(await countOf(server.url)).toBe(rows)
})

async function countOf(url: string) {
  const answer = await fetch(`${url}/products/mine?limit=1`, { headers: bearer(seller) })
  return Number(answer.headers.get('x-total-count'))
}

/** Returns the last line of the answer, or nothing if the server died before it. */
async function send(url: string, number: number, onProgress: (done: number) => void) {
  const headers = { ...bearer(seller), 'content-type': 'text/csv', 'idempotency-key': `file-${number}` }
  const sent = { method: 'POST', headers, body: fileOf(number) }
  try {
    const answer = await fetch(`${url}/products/import?mode=all`, sent)
    expect(answer.status).toBe(200)
    let text = ''
    for await (const piece of (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
      text += piece
      for (const [, done] of piece.matchAll(/"progress":\{"done":(\d+)/g)) onProgress(Number(done))
    }
    return JSON.parse(text.trim().split('\n').at(-1) ?? '{}').done
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  }
}
