// Shared by a whole run: the auth emulator, and a migrated database to copy, in PGlite or a native PostgreSQL.
import { type Emulator, startEmulator } from '../../scripts/emulator.ts'
import { makePgliteTemplate, makePostgresTemplate } from './database.ts'
import { startPostgres } from './postgres.ts'

let emulator: Emulator | null = null
let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null
let template: { remove: () => Promise<void> } | null = null

export async function setup({ config }: { config: { env: Record<string, string> } }) {
  const isPostgres = config.env.TEST_DATABASE === 'postgres'
  const [started] = await Promise.all([
    process.env.TEST_AUTH_URL ? null : startEmulator({ project: 'demo-arot' }),
    isPostgres ? preparePostgres() : preparePglite(),
  ])
  if (started) process.env.TEST_AUTH_URL = started.url
  emulator = started
}

async function preparePostgres() {
  if (!process.env.TEST_DATABASE_URL) {
    postgres = await startPostgres()
    process.env.TEST_DATABASE_URL = postgres.url
  }
  const made = await makePostgresTemplate()
  process.env.TEST_POSTGRES_TEMPLATE = made.name
  template = made
}

async function preparePglite() {
  if (process.env.TEST_PGLITE) return
  const made = await makePgliteTemplate()
  process.env.TEST_PGLITE = made.folder
  template = made
}

export async function teardown() {
  await template?.remove()
  await Promise.all([emulator?.stop(), postgres?.stop()])
}
