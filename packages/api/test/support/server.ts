import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Account, ensureAccount, setOperator, signIn } from '../../scripts/emulator.ts'
import { createServer } from '../../src/app.ts'
import { createVerifier, type Verify } from '../../src/platform/auth/verify.ts'
import { type Config, readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { PictureStore } from '../../src/platform/storage/store.ts'
import { compareAnswers } from './answers.ts'
import { freshDatabase } from './database.ts'

const project = 'demo-arot'

export type TestServer = {
  app: FastifyInstance
  /** The operations calls: `app` itself, unless the test sets a separate port. */
  operations: FastifyInstance
  db: Database & { url?: string }
  pictures: PictureStore
  /** The log of the server. */
  log: () => string
  /** Listens on loopback and returns the address. */
  listen: () => Promise<string>
  close: () => Promise<void>
}

type Options = { config?: Partial<Config>; db?: Database & { url?: string }; verify?: Verify }

/** The whole server on an empty database with the emulator's tokens. It has no limits unless the test sets them. */
export async function startServer({ config = {}, db, verify }: Options = {}): Promise<TestServer> {
  const database = db ?? (await freshDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'arot-data-'))
  const lines: string[] = []
  const defaults = readConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1', NODE_ENV: 'test', LOG_LEVEL: 'debug' })
  const full: Config = {
    ...defaults,
    pictures: { ...defaults.pictures, rate: { perSecond: 0, burst: 1 }, encoderMsAMinute: 0 },
    publicUrl: 'http://api.test',
    dataFolder: folder,
    // A busy machine needs more time for fifty requests of one account.
    databaseTimeout: 100,
    addressRate: { perSecond: 0, burst: 1 },
    userRate: { perSecond: 0, burst: 1 },
    ...config,
  }
  const { app, operations, pictures } = await createServer({
    config: full,
    db: database,
    verify: verify ?? createVerifier(full),
    logTo: { write: (line: string) => lines.push(line) } as unknown as NodeJS.WritableStream,
  })
  compareAnswers(app)
  rememberWrites(app)
  return {
    app,
    operations,
    db: database,
    pictures,
    log: () => lines.join(''),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
      if (!db) await database.close()
    },
  }
}

/** Sends the last catalogue version like the app, so that a read includes earlier writes. A test can set its own version. */
function rememberWrites(app: FastifyInstance): void {
  const inject = app.inject.bind(app)
  let newest = 0
  app.inject = (async (options: string | InjectOptions) => {
    const { headers, ...request } = typeof options === 'string' ? { url: options } : options
    const answer = await inject({
      ...request,
      headers: { ...(newest > 0 && { [version]: String(newest) }), ...headers },
    })
    newest = Math.max(newest, Number(answer.headers[version] ?? 0))
    return answer
  }) as typeof app.inject
}
const version = 'catalogue-version'

export type Person = Account & { token: string }

/** A new person with an account in the emulator and a real token. */
export async function person(name = 'Rahim Uddin'): Promise<Person> {
  const url = process.env.TEST_AUTH_URL
  if (!url) throw new Error('the auth emulator does not run')
  const uid = randomUUID()
  const account = { uid, email: `${uid}@example.com`, password: 'Secret1', name, photo: 'https://example.com/p.png' }
  await ensureAccount(url, project, account)
  return { ...account, token: await signIn(url, account) }
}

/** A new person who is an operator. */
export async function operator(name: string): Promise<Person> {
  const who = await person(name)
  const url = process.env.TEST_AUTH_URL ?? ''
  await setOperator(url, project, who.uid)
  return { ...who, token: await signIn(url, who) }
}

export const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

export const newProduct = (more: object = {}) => ({
  image: 'https://example.com/drill.png',
  name: 'Cordless Drill',
  brand: 'Kormo',
  category: 'Industrial Machinery & Tools',
  description: 'Two gears and a case.',
  price: 49.9,
  rating: 4.5,
  mainQuantity: 500,
  minQuantity: 10,
  ...more,
})

export const purchaseOf = (productId: string, quantity: number, { email }: { email: string }) => ({
  userEmail: email,
  quantity,
  buyDate: '2026-11-21T08:00:00.000Z',
  productId,
  productSnapshot: { name: 'Not', brand: 'to', category: 'be', description: 'trusted', minQuantity: 1, image: 'x' },
})

/** Adds a product of this person and returns its id. */
export async function addProduct({ app }: TestServer, owner: Person, more: object = {}): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/products',
    headers: bearer(owner),
    payload: newProduct(more),
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().insertedId
}
