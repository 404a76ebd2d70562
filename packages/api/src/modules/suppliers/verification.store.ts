// Verification: a supplier sends a request and an operator decides. Each action is stored and notified.
import {
  canRequestVerification,
  emptyProblem,
  type NotificationKind,
  nextVerification,
  uploadProblem,
  type Verification,
  type VerificationAct,
  type VerificationProof,
  type VerificationRequest,
  type VerificationState,
  type VerifiedFacts,
} from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishAll } from '../../platform/change-feed.ts'
import type { Database, Queries, Row, Transaction } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/validate.ts'
import { idForm, newId } from '../../platform/ids.ts'
import { Conditions } from '../../platform/sql/conditions.ts'
import { isOwnPicture } from '../media/own.ts'
import { claimPicture } from '../media/upload.store.ts'
import { notifyParty } from '../notifications/notification.store.ts'
import { refuseVerifiedName } from './verified-names.ts'

const columns = `v.id, v.state, v.version, v.name, v.logo, v.place, v.licence, v.document, v.at, v.reason`
type Absent = 'logo' | 'place' | 'reason'
/** A row has NULL where the answer has no field. */
type WithNulls<Of> = Omit<Of, Absent> & Record<Absent, string | null>

/** The last request of this account’s supplier. */
export async function ownVerification(queries: Queries, { uid }: Caller): Promise<Verification | undefined> {
  const [row] = await queries.query<WithNulls<Verification> & Row>(
    {
      name: 'verification-of-account',
      text: `SELECT ${columns} FROM verification_requests AS v JOIN suppliers AS s ON s.id = supplier_id
        WHERE s.uid = $1 ORDER BY v.ord DESC LIMIT 1`,
    },
    [uid],
  )
  return row && withoutNulls(row)
}

const withoutNulls = <Of extends Verification>(row: WithNulls<Of>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Of

const note = {
  name: 'note-verification',
  text: `INSERT INTO verification_audit (verification_id, supplier_id, act, uid, reason) VALUES ($1, $2, $3, $4, $5)`,
}

/** The logo must be one of ours, because a logo elsewhere could change after the operator has seen it. */
function requireOwnLogo(logo: string | null) {
  if (logo && !isOwnPicture(logo)) throw invalid({ logo: uploadProblem('logo') })
}

/** Without a name there is nothing that an operator can verify, and a later one would be verified unseen. */
function requireName(name: string) {
  const problem = emptyProblem('Name', name)
  if (problem) throw invalid({ name: problem })
}

/** Requests a verification for the caller. Refused while a request is open or the supplier is verified. */
export async function requestVerification(
  db: Database,
  caller: Caller,
  { licence, document }: VerificationProof,
): Promise<Verification> {
  await db.transaction(async (transaction) => {
    const [supplier] = await transaction.query<{ id: string; name: string; logo: string | null }>(
      'SELECT id, name, logo FROM suppliers WHERE uid = $1 FOR NO KEY UPDATE',
      [caller.uid],
    )
    if (!supplier) throw new ApiProblem('not_found')
    const last = await ownVerification(transaction, caller)
    if (!canRequestVerification(last?.state)) throw wrongState(last?.state)
    requireName(supplier.name)
    requireOwnLogo(supplier.logo)
    await claimPicture(transaction, 'document', document)
    const id = newId()
    await transaction.query(
      'INSERT INTO verification_requests (id, supplier_id, licence, document) VALUES ($1, $2, $3, $4)',
      [id, supplier.id, licence, document],
    )
    await transaction.query(note, [id, supplier.id, 'requested', caller.uid, null])
  })
  const verification = await ownVerification(db, caller)
  if (!verification) throw new ApiProblem('not_found')
  return verification
}

const renew = {
  name: 'renew-verification',
  text: `UPDATE verification_requests SET name = $2, logo = nullif($3, ''), place = nullif($4, ''), version = version + 1,
      at = clock_timestamp()
    WHERE supplier_id = $1 AND state = 'requested'
      AND (name, logo, place) IS DISTINCT FROM ($2, nullif($3, ''), nullif($4, '')) RETURNING id`,
}
const askAgain = {
  name: 'ask-verification-again',
  text: `INSERT INTO verification_requests (id, supplier_id, licence, document, name, logo, place)
    SELECT $5, supplier_id, licence, document, $2, nullif($3, ''), nullif($4, '') FROM verification_requests
    WHERE supplier_id = $1 AND state = 'granted'
      AND NOT EXISTS (SELECT FROM verification_requests WHERE supplier_id = $1 AND state = 'requested') RETURNING id`,
}

/**
 * After a change of the page, gives an open request the new facts as another version, so that a decision on the old
 * ones is refused. `isNew`: adds a request for these facts, with the licence of the last grant.
 */
export async function renewRequest(
  transaction: Transaction,
  { uid, supplier }: { uid: string; supplier: string },
  { name, logo, place, isNew }: VerifiedFacts & { isNew: boolean },
): Promise<void> {
  const facts = [supplier, name, logo, place]
  const renewed = await transaction.query<{ id: string }>(renew, facts)
  const added = isNew ? await transaction.query<{ id: string }>(askAgain, [...facts, newId()]) : []
  const requests = [...renewed, ...added]
  if (requests.length > 0) requireOwnLogo(logo)
  for (const { id } of requests) await transaction.query(note, [id, supplier, 'requested', uid, null])
}

const wrongState = (state: VerificationState | undefined) =>
  new ApiProblem('wrong_state', { state }, `The verification is now ${state}.`)

const kinds: Record<VerificationAct, NotificationKind> = {
  grant: 'supplier_verified',
  refuse: 'supplier_refused',
  withdraw: 'supplier_withdrawn',
}

/** `from`: the version that the operator has read. */
type Decision = { act: VerificationAct; from: number; reason?: string | undefined }

/** An operator’s decision. Of two at once the first wins, and the other gets the new state. */
export async function decide(
  db: Database,
  operator: Caller,
  id: string,
  { act, from, reason }: Decision,
): Promise<{ request: VerificationRequest; isOnProducts: boolean; catalogueVersion: number }> {
  await db.transaction(async (transaction) => {
    const request = await lock(transaction, id)
    const { state, version, supplier, uid, name } = request
    if (uid === operator.uid)
      throw new ApiProblem('forbidden', {}, 'You cannot decide on the verification of your own company.')
    const next = nextVerification(state, act)
    if (next === null) throw wrongState(state)
    if (version !== from)
      throw new ApiProblem('version_mismatch', { current: version }, 'The request changed after you read it.')
    if (act === 'grant') await publish(transaction, request)
    await transaction.query(
      `UPDATE verification_requests SET state = $2, reason = $3, version = version + 1, at = clock_timestamp() WHERE id = $1`,
      [id, next, reason ?? null],
    )
    await transaction.query(note, [id, supplier, next, operator.uid, reason ?? null])
    if (act !== 'refuse') await mark(transaction, uid, act === 'grant')
    await notifyParty(transaction, { uid, kind: kinds[act], subject: { supplierId: supplier, name }, note: reason })
  })
  const isOnProducts = act !== 'refuse'
  const [request, catalogueVersion] = await Promise.all([
    findRequest(db, id, operator.uid),
    isOnProducts ? publishAll(db) : newestVersion(db),
  ])
  return { request, isOnProducts, catalogueVersion }
}

type Request = Pick<Verification, 'state' | 'version' | 'name'> & { logo: string | null; place: string | null }
type LockedRequest = Request & { supplier: string; uid: string }

/** Copies the name, logo and place of the request to the supplier. */
async function publish(transaction: Transaction, { supplier, uid, name, logo, place }: LockedRequest) {
  requireName(name)
  await refuseVerifiedName(transaction, { uid, name })
  await transaction.query('UPDATE suppliers SET name = $2, logo = $3, place = $4 WHERE id = $1', [
    supplier,
    name,
    logo,
    place,
  ])
  await transaction.query("DELETE FROM verification_requests WHERE supplier_id = $1 AND state = 'granted'", [supplier])
}

/** Locks the supplier’s row, which all requests, decisions and new products wait for. */
async function lock(transaction: Queries, id: string): Promise<LockedRequest> {
  const [locked] = idForm.test(id)
    ? await transaction.query<{ supplier: string; uid: string }>(
        `SELECT id AS supplier, uid FROM suppliers
        WHERE id = (SELECT supplier_id FROM verification_requests WHERE id = $1) FOR NO KEY UPDATE`,
        [id],
      )
    : []
  // Reads again after the wait, because another operator may have decided.
  const [current] = locked
    ? await transaction.query<Request & Row>(
        'SELECT state, version, name, logo, place FROM verification_requests WHERE id = $1',
        [id],
      )
    : []
  if (!locked || !current) throw new ApiProblem('not_found')
  return { ...locked, ...current }
}

const batch = 500

/**
 * Marks the supplier and each of their products. Runs in batches, because one statement for many products would take
 * too long: a trigger counts each of them.
 */
async function mark(transaction: Transaction, uid: string, verified: boolean) {
  await transaction.query(
    'UPDATE suppliers SET verified_since = CASE WHEN $2 THEN coalesce(verified_since, now()) END WHERE uid = $1',
    [uid, verified],
  )
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

type RequestRow = WithNulls<Omit<VerificationRequest, 'supplier'>> & {
  ord: number
  uid: string
  supplier: VerificationRequest['supplier']
}

const requested = `${columns}, v.ord, s.uid, jsonb_strip_nulls(
    jsonb_build_object('id', s.id, 'name', s.name, 'logo', s.logo, 'place', s.place)
  ) AS supplier
  FROM verification_requests AS v JOIN suppliers AS s ON s.id = supplier_id`

async function findRequest(queries: Queries, id: string, asker: string): Promise<VerificationRequest> {
  const [row] = await queries.query<RequestRow & Row>(`SELECT ${requested} WHERE v.id = $1`, [id])
  if (!row) throw new ApiProblem('not_found')
  return requestOf(row, asker)
}

function requestOf({ ord: _, uid, ...row }: RequestRow, asker: string): VerificationRequest {
  const request = withoutNulls<VerificationRequest>(row as WithNulls<VerificationRequest>)
  return uid === asker ? { ...request, isOwn: true } : request
}

/** A page of requests, oldest first, with the caller's own marked. `after`: where the last page ended. */
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
  const visibleRows = rows.slice(0, limit)
  return {
    requests: visibleRows.map((row) => requestOf(row, uid)),
    next: rows.length > limit ? (visibleRows.at(-1)?.ord ?? null) : null,
  }
}
