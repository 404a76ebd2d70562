import { ApiProblem } from './api-problem.ts'
import { inAmbientTransaction } from './db/ambient-transaction.ts'
import type { Database, Prepared, Queries, Transaction } from './db/database.ts'
import { deleteInBatches } from './db/delete-in-batches.ts'

/** A client's Idempotency-Key and the hash of what it sent under it. */
export type Key = { key: string; fingerprint: string }
/** The calls that store their key themselves. Reserving and releasing is one call, with one key. */
export type Operation = 'hold' | 'buy' | 'add-product' | 'cells' | 'import' | 'add-picture'
export type Once<Answer> = { answer: Answer; replayed: boolean }

const claimKey: Prepared = {
  name: 'claim-key',
  text: `INSERT INTO idempotency_keys (uid, operation, key, fingerprint, answer) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING key`,
}
const readKey: Prepared = {
  name: 'read-key',
  text: 'SELECT fingerprint, answer FROM idempotency_keys WHERE uid = $1 AND operation = $2 AND key = $3',
}
const keepAnswer: Prepared = {
  name: 'keep-answer',
  text: 'UPDATE idempotency_keys SET answer = $4 WHERE uid = $1 AND operation = $2 AND key = $3',
}

/** Whose key it is, and for what. */
type Scope<Answer> = {
  uid: string
  operation: Operation
  key: Key | undefined
  /** The answer where it is known before the effect, which saves a statement. */
  foreseen?: Answer
  /** What to keep of an answer. */
  toStoredAnswer?: (answer: Answer) => Answer
}

/**
 * Does the effect once a key, in one transaction with the key. The key is inserted first: a second request that comes
 * meanwhile waits on it, then gets the first one's answer, or does the effect itself if the first was undone.
 */
export async function once<Answer>(
  db: Database,
  { uid, operation, key, foreseen, toStoredAnswer = (answer) => answer }: Scope<Answer>,
  effect: (transaction: Transaction) => Promise<Answer>,
): Promise<Once<Answer>> {
  if (!key) return { answer: await db.transaction(effect), replayed: false }
  const name = [uid, operation, key.key]
  return db.transaction(async (transaction) => {
    const foreseenJson = foreseen === undefined ? null : JSON.stringify(foreseen)
    const [claimed] = await transaction.query(claimKey, [...name, key.fingerprint, foreseenJson])
    if (!claimed) return { answer: await readAnswer<Answer>(transaction, name, key), replayed: true }
    const answer = await effect(transaction)
    if (foreseenJson === null) await transaction.query(keepAnswer, [...name, JSON.stringify(toStoredAnswer(answer))])
    return { answer, replayed: false }
  })
}

/** An answer as it is repeated: the body to the byte. */
export type StoredAnswer = { status: number; headers: Record<string, string>; body: string }

const releaseKey: Prepared = {
  name: 'release-key',
  text: 'DELETE FROM idempotency_keys WHERE uid = $1 AND operation = $2 AND key = $3',
}

/**
 * Runs `respond` once per key and repeats its answer. Its queries, the key and the answer are one transaction, so that
 * there is never an effect without its key. A problem is not stored: the call can be repeated.
 */
export async function answerOnce(
  db: Database,
  { uid, operation, key }: { uid: string; operation: string; key: Key },
  respond: () => Promise<StoredAnswer>,
): Promise<Once<StoredAnswer>> {
  const name = [uid, operation, key.key]
  const result = await inAmbientTransaction(db, async (transaction, inside) => {
    const [claimed] = await transaction.query(claimKey, [...name, key.fingerprint, null])
    if (!claimed) return { answer: await readAnswer<StoredAnswer>(transaction, name, key), replayed: true }
    try {
      const answer = await inside.run(respond)
      await transaction.query(keepAnswer, [...name, JSON.stringify(answer)])
      return { answer, replayed: false }
    } catch (error) {
      // An act on an offer that is over ends the offer and is refused: the end is committed, the key is free again.
      if (!(error instanceof ApiProblem) || !inside.hasCommitted()) throw error
      await transaction.query(releaseKey, name)
      return error
    }
  })
  if (result instanceof ApiProblem) throw result
  if (result.answer.body === undefined)
    throw new ApiProblem('key_reused', {}, 'The stored answer for this key was erased.')
  return result
}

/**
 * Does the effect once a key, where its statement keeps the key itself: one that finds the key kept is undone by that, and
 * one that can do nothing any more may have done it before.
 */
export async function onceByStatement<Answer>(
  db: Database,
  { uid, operation, key }: Omit<Scope<Answer>, 'foreseen' | 'toStoredAnswer'>,
  effect: () => Promise<Answer>,
): Promise<Once<Answer>> {
  try {
    return { answer: await effect(), replayed: false }
  } catch (error) {
    if (!key || !(error instanceof ApiProblem || isKeyConflict(error))) throw error
    const answer = await findAnswer<Answer>(db, [uid, operation, key.key], key)
    if (answer === undefined) throw error
    return { answer, replayed: true }
  }
}

const isKeyConflict = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys_pkey'

/** For an answer that begins before its effect: its status could not tell any more that the key was used with something else. */
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

/** Forgets the keys older than a day, after which nobody retries any more. */
export async function forgetOldKeys(db: Queries): Promise<void> {
  const where = "created_at < now() - interval '24 hours'"
  await deleteInBatches(db, { table: 'idempotency_keys', key: 'uid, operation, key', where })
}
