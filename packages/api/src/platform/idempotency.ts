import { ApiProblem } from './api-problem.ts'
import { inAmbientTransaction } from './db/ambient-transaction.ts'
import type { Database, PreparedStatement, Queries, Transaction } from './db/database.ts'
import { deleteInBatches } from './db/delete-in-batches.ts'

/** A client's Idempotency-Key and the hash of the request. */
export type Key = { key: string; fingerprint: string }
/** The call that stores the key. Reserving and releasing are one call, so they share keys. */
export type Operation = 'hold' | 'buy' | 'cells' | 'import' | 'add-picture' | `${string} ${string}`
export type Once<Answer> = { answer: Answer; replayed: boolean }

const claimKey: PreparedStatement = {
  name: 'claim-key',
  text: `INSERT INTO idempotency_keys (uid, operation, key, fingerprint) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING key`,
}
const readKey: PreparedStatement = {
  name: 'read-key',
  text: 'SELECT fingerprint, answer FROM idempotency_keys WHERE uid = $1 AND operation = $2 AND key = $3',
}
const storeAnswer: PreparedStatement = {
  name: 'store-answer',
  text: 'UPDATE idempotency_keys SET answer = $4 WHERE uid = $1 AND operation = $2 AND key = $3',
}

const releaseKey: PreparedStatement = {
  name: 'release-key',
  text: 'DELETE FROM idempotency_keys WHERE uid = $1 AND operation = $2 AND key = $3',
}

/** The account and the call of a key. */
type Scope<Answer> = {
  uid: string
  operation: Operation
  key: Key | undefined
  /** Reduces an answer to what is stored. */
  toStoredAnswer?: (answer: Answer) => Answer
  /** The effect is one statement that stores the key with its answer, so it needs no transaction. */
  isKeyInStatement?: boolean
}

type Effect<Answer> = (queries: Transaction) => Promise<Answer>

/**
 * Makes a write idempotent: runs `effect` once for each key and repeats its answer. Effect, key and answer are one
 * transaction, and queries of `db` join it during the effect. Without a key the effect runs each time.
 */
export function once<Answer>(db: Database, scope: Scope<Answer>, effect: Effect<Answer>): Promise<Once<Answer>> {
  return scope.isKeyInStatement ? runStatement(db, scope, effect) : runTransaction(db, scope, effect)
}

/**
 * Inserts the key first. A second request waits for it, and then gets the first one's answer. If the first was rolled
 * back, the second runs the effect itself.
 */
async function runTransaction<Answer>(
  db: Database,
  { uid, operation, key, toStoredAnswer = (answer) => answer }: Scope<Answer>,
  effect: Effect<Answer>,
): Promise<Once<Answer>> {
  const result = await inAmbientTransaction(db, async (transaction, inside) => {
    const run = () => inside.run(() => effect(transaction))
    if (!key) return { answer: await run(), replayed: false }
    const name = [uid, operation, key.key]
    const [claimed] = await transaction.query(claimKey, [...name, key.fingerprint])
    if (!claimed) return { answer: await readAnswer<Answer>(transaction, name, key), replayed: true }
    try {
      const answer = await run()
      await transaction.query(storeAnswer, [...name, JSON.stringify(toStoredAnswer(answer))])
      return { answer, replayed: false }
    } catch (error) {
      // A problem is not stored. An answer to an expired offer ends the offer and throws: that end stays committed.
      if (!(error instanceof ApiProblem) || !inside.hasCommitted()) throw error
      await transaction.query(releaseKey, name)
      return error
    }
  })
  if (result instanceof ApiProblem) throw result
  return result
}

/**
 * If the key is stored already, the statement rolls back. If the effect fails, an earlier request may have had it
 * already. Both look for the stored answer.
 */
async function runStatement<Answer>(
  db: Database,
  { uid, operation, key }: Scope<Answer>,
  effect: Effect<Answer>,
): Promise<Once<Answer>> {
  try {
    return { answer: await effect(db), replayed: false }
  } catch (error) {
    if (!key || !(error instanceof ApiProblem || isKeyConflict(error))) throw error
    const answer = await findAnswer<Answer>(db, [uid, operation, key.key], key)
    if (answer === undefined) throw error
    return { answer, replayed: true }
  }
}

const isKeyConflict = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys_pkey'

/**
 * Call it before an answer whose head is sent before its effect, because then the status can no longer report a reused
 * key.
 */
export async function refuseReused(queries: Queries, { uid, operation, key }: Scope<unknown>): Promise<void> {
  if (!key) return
  const [entry] = await queries.query<{ fingerprint: string }>(readKey, [uid, operation, key.key])
  if (entry && entry.fingerprint !== key.fingerprint) throw new ApiProblem('key_reused')
}

async function readAnswer<Answer>(transaction: Queries, name: string[], key: Key): Promise<Answer> {
  const answer = await findAnswer<Answer>(transaction, name, key)
  if (answer === undefined) throw new ApiProblem('key_reused')
  return answer
}

async function findAnswer<Answer>(queries: Queries, name: string[], key: Key): Promise<Answer | undefined> {
  const [entry] = await queries.query<{ fingerprint: string; answer: Answer }>(readKey, name)
  if (entry && entry.fingerprint !== key.fingerprint) throw new ApiProblem('key_reused')
  return entry?.answer
}

/** Deletes keys older than a day: no client retries after that. */
export async function forgetOldKeys(db: Queries): Promise<void> {
  const where = "created_at < now() - interval '24 hours'"
  await deleteInBatches(db, { table: 'idempotency_keys', key: 'uid, operation, key', where })
}
