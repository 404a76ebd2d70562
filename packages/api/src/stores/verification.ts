// How suppliers come to be verified: they ask, an operator decides, and each act is written down and told.
import {
  canRequestVerification,
  type NoticeKind,
  nextVerification,
  type Verification,
  type VerificationAct,
  type VerificationProof,
  type VerificationRequest,
  type VerificationState,
} from '@arot/contract'
import type { Database, Queries, Row, Telling } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'
import { Conditions } from './conditions.ts'
import { idForm, newId } from './ids.ts'
import { type Key, once } from './keys.ts'
import { announceAll, newestVersion } from './news.ts'
import { tellParty } from './notices.ts'

const told = `v.id AS _id, v.state, v.licence, v.document, v.at, v.reason`
type Written<Of> = { [Field in keyof Of]: Of[Field] } & { reason: string | null }

/** The last request of this account’s supplier. */
export async function ownVerification(queries: Queries, { uid }: Caller): Promise<Verification | undefined> {
  const [row] = await queries.query<Written<Verification> & Row>(
    {
      name: 'verification-of-account',
      text: `SELECT ${told} FROM verifications AS v JOIN suppliers AS s ON s.id = supplier_id
        WHERE s.uid = $1 ORDER BY v.ord DESC LIMIT 1`,
    },
    [uid],
  )
  return row && withReason(row)
}

const withReason = <Of extends Verification>({ reason, ...rest }: Written<Of>) =>
  ({ ...rest, ...(reason !== null && { reason }) }) as unknown as Of

const note = {
  name: 'note-verification',
  text: `INSERT INTO verification_audit (verification_id, supplier_id, act, uid, reason) VALUES ($1, $2, $3, $4, $5)`,
}

/** Asks for the caller to be verified, once a key; refused while a request waits or a verification holds. */
export async function requestVerification(
  db: Database,
  caller: Caller,
  { licence, document }: VerificationProof,
  key?: Key,
): Promise<{ verification: Verification; replayed: boolean }> {
  const scope = { uid: caller.uid, operation: 'verify', key } as const
  const { replayed } = await once(db, scope, async (transaction) => {
    const [supplier] = await transaction.query<{ id: string }>(
      'SELECT id FROM suppliers WHERE uid = $1 FOR NO KEY UPDATE',
      [caller.uid],
    )
    if (!supplier) throw new Refusal('not_found')
    const last = await ownVerification(transaction, caller)
    if (!canRequestVerification(last?.state)) throw wrongState(last?.state)
    const id = newId()
    await transaction.query('INSERT INTO verifications (id, supplier_id, licence, document) VALUES ($1, $2, $3, $4)', [
      id,
      supplier.id,
      licence,
      document,
    ])
    await transaction.query(note, [id, supplier.id, 'requested', caller.uid, null])
    return {}
  })
  const verification = await ownVerification(db, caller)
  if (!verification) throw new Refusal('not_found')
  return { verification, replayed }
}

const wrongState = (state: VerificationState | undefined) =>
  new Refusal('wrong_state', { state }, `The verification is ${state} by now.`)

const kinds: Record<VerificationAct, NoticeKind> = {
  grant: 'supplier_verified',
  refuse: 'supplier_refused',
  withdraw: 'supplier_withdrawn',
}

/** An operator’s act, once a key. Of two at once the first wins; the other is told how far it is by then. */
export async function decide(
  db: Database,
  operator: Caller,
  id: string,
  { act, reason, key }: { act: VerificationAct; reason?: string | undefined; key?: Key | undefined },
): Promise<{ request: VerificationRequest; replayed: boolean; isOnProducts: boolean; catalogueVersion: number }> {
  const scope = { uid: operator.uid, operation: act, key } as const
  const { replayed } = await once(db, scope, async (transaction) => {
    const { state, supplier, uid, name } = await lock(transaction, id)
    if (uid === operator.uid)
      throw new Refusal('forbidden', {}, 'Nobody decides on the verification of their own company.')
    const next = nextVerification(state, act)
    if (next === null) throw wrongState(state)
    await transaction.query('UPDATE verifications SET state = $2, reason = $3, at = clock_timestamp() WHERE id = $1', [
      id,
      next,
      reason ?? null,
    ])
    await transaction.query(note, [id, supplier, next, operator.uid, reason ?? null])
    if (act !== 'refuse') await mark(transaction, uid, act === 'grant')
    await tellParty(transaction, { uid, kind: kinds[act], subject: { supplierId: supplier, name }, note: reason })
    return {}
  })
  const isOnProducts = !replayed && act !== 'refuse'
  const version = isOnProducts ? announceAll(db) : newestVersion(db)
  return { request: await findRequest(db, id, operator.uid), replayed, isOnProducts, catalogueVersion: await version }
}

type Locked = { state: VerificationState; supplier: string; uid: string; name: string }

/** The supplier’s row is what everybody waits at who asks, decides, or adds a product. */
async function lock(transaction: Queries, id: string): Promise<Locked> {
  const [locked] = idForm.test(id)
    ? await transaction.query<{ supplier: string; uid: string; name: string }>(
        `SELECT id AS supplier, uid, name FROM suppliers
        WHERE id = (SELECT supplier_id FROM verifications WHERE id = $1) FOR NO KEY UPDATE`,
        [id],
      )
    : []
  // Read after the wait: somebody else may have decided meanwhile.
  const [current] = locked
    ? await transaction.query<{ state: VerificationState }>('SELECT state FROM verifications WHERE id = $1', [id])
    : []
  if (!locked || !current) throw new Refusal('not_found')
  return { ...locked, ...current }
}

const batch = 5_000

/** On the supplier and on each of their products; in batches, since no statement may take as long as all of many take. */
async function mark(transaction: Telling, uid: string, verified: boolean) {
  await transaction.query('UPDATE suppliers SET verified_since = CASE WHEN $2 THEN now() END WHERE uid = $1', [
    uid,
    verified,
  ])
  for (let marked = batch; marked === batch; ) {
    const rows = await transaction.query(
      `WITH theirs AS (
        SELECT ord FROM products WHERE owner_uid = $1 AND verified <> $2 ORDER BY ord LIMIT ${batch} FOR NO KEY UPDATE
      ) UPDATE products SET verified = $2 FROM theirs WHERE products.ord = theirs.ord RETURNING 1`,
      [uid, verified],
    )
    marked = rows.length
  }
}

type RequestRow = Written<Omit<VerificationRequest, 'supplier'>> & {
  ord: number
  uid: string
  supplier: VerificationRequest['supplier']
}

const requested = `${told}, v.ord, s.uid, jsonb_strip_nulls(jsonb_build_object('id', s.id, 'name', s.name, 'place', s.place)) AS supplier
  FROM verifications AS v JOIN suppliers AS s ON s.id = supplier_id`

async function findRequest(queries: Queries, id: string, asker: string): Promise<VerificationRequest> {
  const [row] = await queries.query<RequestRow & Row>(`SELECT ${requested} WHERE v.id = $1`, [id])
  if (!row) throw new Refusal('not_found')
  return requestOf(row, asker)
}

function requestOf({ ord: _, uid, ...row }: RequestRow, asker: string): VerificationRequest {
  const request = withReason<VerificationRequest>(row as Written<VerificationRequest>)
  return uid === asker ? { ...request, isOwn: true } : request
}

/** A page of the requests, oldest first, the asker's own marked; `after` is where the page before ended. */
export async function listRequests(
  queries: Queries,
  { uid }: Caller,
  { state, limit, after }: { state?: VerificationState | undefined; limit: number; after?: number | undefined },
): Promise<{ requests: VerificationRequest[]; next: number | null }> {
  const conditions = new Conditions()
  if (state) conditions.add((value) => `v.state = ${value}`, state)
  if (after !== undefined) conditions.add((value) => `v.ord > ${value}`, after)
  const most = conditions.parameter(limit + 1)
  const rows = await queries.query<RequestRow & Row>(
    `SELECT ${requested} ${conditions.where} ORDER BY v.ord LIMIT ${most}`,
    conditions.parameters,
  )
  const shown = rows.slice(0, limit)
  return {
    requests: shown.map((row) => requestOf(row, uid)),
    next: rows.length > limit ? (shown.at(-1)?.ord ?? null) : null,
  }
}
