import type { OfferAct, OrderAct, VerificationAct } from '@arot/contract'
import type { Database, Prepared, Queries, Telling } from '../db/database.ts'
import { Refusal } from '../refusal.ts'

/** A client's Idempotency-Key and the hash of what it sent under it. */
export type Key = { key: string; fingerprint: string }
type ReviewOperation = 'review' | 'answer-review' | 'hide-review' | 'show-review'
export type Operation =
  | 'hold'
  | 'release'
  | 'buy'
  | 'add-product'
  | 'verify'
  | 'make-offer'
  | `offer-${OfferAct}`
  | ReviewOperation
  | 'cells'
  | 'import'
  | OrderAct
  | VerificationAct
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

/** Whose key it is and for what; `foreseen` is the answer where it is known before the effect, which saves a statement. */
type Scope<Answer> = { uid: string; operation: Operation; key: Key | undefined; foreseen?: Answer }

/**
 * Does the effect once a key, in one transaction with the key. The key is inserted first: a second request that comes
 * meanwhile waits on it, then gets the first one's answer, or does the effect itself if the first was undone.
 */
export async function once<Answer>(
  db: Database,
  { uid, operation, key, foreseen }: Scope<Answer>,
  effect: (transaction: Telling) => Promise<Answer>,
): Promise<Once<Answer>> {
  if (!key) return { answer: await db.transaction(effect), replayed: false }
  const name = [uid, operation, key.key]
  return db.transaction(async (transaction) => {
    const told = foreseen === undefined ? null : JSON.stringify(foreseen)
    const [claimed] = await transaction.query(claimKey, [...name, key.fingerprint, told])
    if (!claimed) return { answer: await readAnswer<Answer>(transaction, name, key), replayed: true }
    const answer = await effect(transaction)
    if (told === null) await transaction.query(keepAnswer, [...name, JSON.stringify(answer)])
    return { answer, replayed: false }
  })
}

/** For an answer that begins before its effect: its status could not tell any more that the key was used with something else. */
export async function refuseReused(queries: Queries, { uid, operation, key }: Scope<unknown>): Promise<void> {
  if (!key) return
  const [known] = await queries.query<{ fingerprint: string }>(readKey, [uid, operation, key.key])
  if (known && known.fingerprint !== key.fingerprint) throw new Refusal('key_reused')
}

async function readAnswer<Answer>(transaction: Queries, name: string[], key: Key): Promise<Answer> {
  const [known] = await transaction.query<{ fingerprint: string; answer: Answer }>(readKey, name)
  if (known?.fingerprint === key.fingerprint) return known.answer
  throw new Refusal('key_reused')
}

/** Forgets the keys older than a day, after which nobody retries any more. */
export async function forgetOldKeys(db: Queries): Promise<void> {
  await db.query("DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'")
}
