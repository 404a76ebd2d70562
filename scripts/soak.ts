// npm run soak: runs visitors, buyers, suppliers and disconnecting readers for a given time, while the api and the database
// restart. Expects stable memory and handles, and at the end that every unit and every purchase is accounted for.
//   npm run soak -- --minutes 10 --seed 7
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startEmulator } from '../packages/api/scripts/emulator.ts'
import { freePort } from '../packages/api/scripts/free-port.ts'
import { migrate } from '../packages/api/src/platform/db/migrate.ts'
import { openDatabase } from '../packages/api/src/platform/db/open.ts'
import { seed } from '../packages/api/src/seed/seed.ts'
import { makePostgres } from '../packages/api/test/support/postgres.ts'
import { type ServerProcess, startProcess } from '../packages/api/test/support/process.ts'
import { buildApp } from './app-build.ts'
import { startApp } from './app-process.ts'
import { expectAllThere } from './soak/ledger.ts'
import { createMarket } from './soak/market.ts'
import { createSamples } from './soak/samples.ts'
import { crowd } from './soak/visitors.ts'
import { createRandom, freshSeed, seedFrom } from './testing/seed.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
})
const seedOfRun = seedFrom(values.seed) ?? freshSeed()
console.log(`seed ${seedOfRun}`)
const milliseconds = Number(values.minutes) * 60_000
/** No restarts in the last part, because a new process cannot show whether it grows. */
const restartsUntil = 0.6
const restarts = 9

const folder = await mkdtemp(join(tmpdir(), 'arot-soak-'))
const postgres = await makePostgres()
const db = await openDatabase({ url: postgres.url })
await migrate(db)
await seed(db, 1_000)
await db.close()
const emulator = await startEmulator({ project: 'demo-arot' })
process.env.TEST_AUTH_URL = emulator.url
await buildApp(console.log)
const [apiPort, appPort] = [await freePort(), await freePort()]
// One machine plays all users, so limits per address or buyer would limit all of them.
const environment = {
  RATE_ADDRESS: '0',
  RATE_USER: '0',
  RATE_RENDER: '0',
  STREAMS_PER_ADDRESS: '1000',
  // Small enough to fill within a minute. The app clears its cache when the api restarts, so a large one would seem to grow.
  PAGES_MB: '4',
  CACHE_MB: '4',
  // Returns free memory to the system. Otherwise glibc keeps about 100 MB.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  LOG_LEVEL: 'error',
  NODE_OPTIONS: `--expose-gc --import=${pathToFileURL(join(import.meta.dirname, 'soak', 'collect.ts'))}`,
}
const startApi = () =>
  // The log says when it listens.
  startProcess({ ...environment, DATABASE_URL: postgres.url, PORT: String(apiPort), LOG_LEVEL: 'info' })
let api: ServerProcess = await startApi()
const app = await startApp({
  port: appPort,
  api: `http://127.0.0.1:${apiPort}`,
  auth: emulator.url,
  isDev: false,
  env: environment,
})
let ended: string | undefined
void app.ended.then((reason) => {
  ended = reason
})

const began = Date.now()
const isOver = () => Date.now() - began > milliseconds
const market = await createMarket(`http://127.0.0.1:${appPort}`)
const samples = createSamples({ app: () => app.pid, api: () => api.pid })
const problems: string[] = []
try {
  await Promise.all([
    crowd(`http://127.0.0.1:${appPort}`, market, { isOver, random: createRandom(seedOfRun) }),
    restartInTurn(),
    watch(),
  ])
  problems.push(...samples.problems())
  if (ended) problems.push(ended)
  problems.push(...(await expectAllThere(postgres.url, market.purchases())))
} finally {
  await app.stop()
  await api.stop()
  await emulator.stop()
  await postgres.remove()
  await rm(folder, { recursive: true, force: true })
}
console.log(`\n${market.describe()}\n${samples.table()}`)
for (const problem of problems) console.log(`✗ ${problem}`)
console.log(`${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`)
process.exit(problems.length > 0 ? 1 : 0)

/** Restarts in turn: the api in order, the api by kill -9, the database. */
async function restartInTurn() {
  const every = (milliseconds * restartsUntil) / restarts
  for (let done = 0; Date.now() - began + every < milliseconds * restartsUntil; done += 1) {
    await pause(every)
    if (done % 3 === 2) {
      await postgres.stop()
      await postgres.start()
      console.log('the database was restarted')
    } else {
      await (done % 3 === 0 ? api.stop() : api.kill())
      api = await startApi()
      console.log(`the api was ${done % 3 === 0 ? 'stopped' : 'killed'} and started`)
    }
    samples.restart()
  }
}

async function watch() {
  while (!isOver()) {
    samples.take()
    await pause(Math.min(5_000, milliseconds / 60))
  }
}
