// The list of suppliers and the sitemap with few suppliers and with twenty times as many.
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../packages/api/scripts/free-port.ts'
import { countOnMarket } from '../../packages/api/src/modules/suppliers/supplier.store.ts'
import type { Database } from '../../packages/api/src/platform/db/database.ts'
import { migrate } from '../../packages/api/src/platform/db/migrate.ts'
import { openDatabase } from '../../packages/api/src/platform/db/open.ts'
import { makePostgres } from '../../packages/api/test/support/postgres.ts'
import { startProcess } from '../../packages/api/test/support/process.ts'
import { startApp } from '../app-process.ts'

type ReportProblem = (name: string, problem: string | undefined) => void

const few = 5_000
/** A page that costs the same with both counts has a ratio of 1, and one that reads all suppliers has `many / few`. */
const mostRatio = (many: number) => Math.sqrt(many / few)
const samples = 30
const patienceMs = 300_000

export async function listSuppliers({ auth, many }: { auth: string; many: number }, report: ReportProblem) {
  process.env.TEST_AUTH_URL = auth
  const postgres = await makePostgres()
  const db = await openDatabase({ url: postgres.url })
  try {
    await migrate(db)
    const api = await startProcess({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info' })
    try {
      await addSuppliers(db, 0, few)
      const before = { page: await timeOfPage(api.url), ...(await readSitemap(api.url, auth)) }
      await addSuppliers(db, few, many)
      const after = { page: await timeOfPage(api.url), ...(await readSitemap(api.url, auth)) }
      const pages = after.page / before.page
      console.log(`a page of ${few} suppliers: ${before.page.toFixed(1)} ms, of ${many}: ${after.page.toFixed(1)} ms`)
      report('A page of suppliers takes the same time', pages > mostRatio(many) ? `${pages} times as long` : undefined)
      const each = after.ms / many / (before.ms / few)
      console.log(`the sitemap of ${few}: ${Math.round(before.ms)} ms, of ${many}: ${Math.round(after.ms)} ms`)
      report('The sitemap takes the same time for each', each > mostRatio(many) ? `${each} times as long` : undefined)
      report('The sitemap has all suppliers', after.suppliers === many ? undefined : `${after.suppliers} suppliers`)
    } finally {
      await api.stop()
    }
  } finally {
    await db.close()
    await postgres.remove()
  }
}

/** Adds suppliers with a product each. Every third is verified. */
async function addSuppliers(db: Database, from: number, to: number) {
  await db.script(async ({ run }) => {
    await run(`INSERT INTO suppliers (uid, name, since, verified_since)
      SELECT 'u' || n, 'Supplier ' || n, timestamptz '2020-01-01Z' + n * interval '1 minute', CASE WHEN n % 3 = 0 THEN now() END
      FROM generate_series(${from + 1}, ${to}) AS n`)
    await run(`INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity,
        min_quantity, owner_uid)
      SELECT 'p' || n, 'Drill', 'https://e.com/i.png', 'Kormo', 'Fashion & Apparel', 'd', 9.5, 4, 0, 1, 'u' || n
      FROM generate_series(${from + 1}, ${to}) AS n`)
  })
  await countOnMarket(db)
  await db.query('VACUUM ANALYZE suppliers')
  await db.query('VACUUM ANALYZE products')
}

/** The median time of the first page in milliseconds. */
async function timeOfPage(api: string): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    const startedAt = performance.now()
    const answer = await fetch(`${api}/suppliers?limit=100`)
    const suppliers = (await answer.json()) as unknown[]
    if (suppliers.length !== 100) throw new Error(`/suppliers answered ${answer.status}`)
    times.push(performance.now() - startedAt)
  }
  return times.sort((one, other) => one - other)[samples / 2] as number
}

/** Reads the sitemap of a new app. Returns how long the app read the suppliers, and how many the sitemap has. */
async function readSitemap(api: string, auth: string) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const app = await startApp({ port, api, auth, isDev: false, env: { RATE_RENDER: '0', LOG_LEVEL: 'silent' } })
  try {
    const startedAt = performance.now()
    let index = await fetch(`${address}/sitemap.xml`)
    while (index.status === 503 && performance.now() - startedAt < patienceMs) {
      await index.body?.cancel()
      await pause(50)
      index = await fetch(`${address}/sitemap.xml`)
    }
    const ms = performance.now() - startedAt
    const found = new Set<string>()
    for (const [, part = ''] of (await index.text()).matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)) {
      const text = await (await fetch(part)).text()
      for (const [, id = ''] of text.matchAll(/<loc>[^<]*\/suppliers\/([^<]+)<\/loc>/g)) found.add(id)
    }
    return { ms, suppliers: found.size }
  } finally {
    await app.stop()
  }
}
