// What a whole run shares: the real auth emulator, and an empty PGlite to copy or a native PostgreSQL of its own.
import { type Emulator, startEmulator } from '../../scripts/emulator.ts'
import { makePgliteTemplate } from './database.ts'
import { startPostgres } from './postgres.ts'

let emulator: Emulator | null = null
let postgres: { stop: () => Promise<void> } | null = null
let template: { folder: string; remove: () => Promise<void> } | null = null

export async function setup({ config }: { config: { env: Record<string, string> } }) {
  const wantsPostgres = config.env.TEST_DATABASE === 'postgres' && !process.env.TEST_DATABASE_URL
  const wantsPglite = config.env.TEST_DATABASE === 'pglite' && !process.env.TEST_PGLITE
  const [started, native, empty] = await Promise.all([
    process.env.TEST_AUTH_URL ? null : startEmulator({ project: 'demo-arot' }),
    wantsPostgres ? startPostgres() : null,
    wantsPglite ? makePgliteTemplate() : null,
  ])
  if (empty) process.env.TEST_PGLITE = empty.folder
  template = empty
  if (started) process.env.TEST_AUTH_URL = started.url
  if (native) process.env.TEST_DATABASE_URL = native.url
  emulator = started
  postgres = native
}

export async function teardown() {
  await Promise.all([emulator?.stop(), postgres?.stop(), template?.remove()])
}
