import { ambientTransaction, databaseOf } from './db/ambient-transaction.ts'
import type { Database, Queries } from './db/database.ts'
import { withoutPatience } from './db/postgres/patience.ts'

export const catalogueChannel = 'arot_catalogue'

type Batch = { stock: Set<string>; changed: Set<string>; sent: Promise<number> }
type Newsroom = {
  newest: number
  /** The newest version that this process has heard of. */
  heard: () => number
  next: Batch | null
  sending: Promise<unknown>
  /** The last failure, from which on everything has to be announced anew. Cleared when that has been done. */
  failure: { error: unknown; at: number } | null
}

const newsrooms = new WeakMap<Database, Newsroom>()

type Change = { stock?: readonly string[]; changed?: readonly string[] }

/**
 * Announces a change that is already committed and answers the catalogue version that contains it. What comes while one
 * announcement is under way goes out together in the next: commits never queue behind notices. In an ambient transaction
 * the change is not committed yet, so the announcement is part of that transaction and waits for nobody else's.
 */
export function announce(db: Database, change: Change): Promise<number> {
  const room = newsroomOf(db)
  const transaction = ambientTransaction()
  if (transaction) return announceIn(transaction, knownIn(room), change)
  room.next ??= openBatch(db, room)
  for (const id of change.stock ?? []) room.next.stock.add(id)
  for (const id of change.changed ?? []) room.next.changed.add(id)
  return room.next.sent
}

function openBatch(db: Database, room: Newsroom): Batch {
  const stock = new Set<string>()
  const changed = new Set<string>()
  const openedAt = performance.now()
  const sent = room.sending.then(async () => {
    room.next = null
    // What waited behind an announcement that failed does not wait as long again.
    if (room.failure && room.failure.at >= openedAt) throw room.failure.error
    const known = knownIn(room)
    // Others share this announcement, so it has nobody's own limit.
    const version = await withoutPatience(() => announceIn(db, known, { stock: [...stock], changed: [...changed] }))
    room.newest = Math.max(room.newest, version)
    return version
  })
  room.sending = sent.catch((error) => {
    room.failure = { error, at: performance.now() }
  })
  return { stock, changed, sent }
}

async function announceIn(queries: Queries, known: number, { stock = [], changed = [] }: Change): Promise<number> {
  const [row] = await queries.query<{ version: number }>(
    { name: 'announce', text: 'SELECT announce($1, $2::text[], $3::text[]) AS version' },
    [catalogueChannel, stock, changed],
  )
  return beyond(known, row?.version ?? 0, queries)
}

/** Where a version that is new was known before, the database has gone back, and a new epoch begins. */
const beyond = (known: number, version: number, queries: Queries) =>
  version > known ? version : renewVersion(queries, known)

const knownIn = ({ newest, heard }: Newsroom) => Math.max(newest, heard())

/** Tells every replica to drop what it keeps: a process that died may have left a change unannounced. */
export async function announceStart(db: Queries): Promise<void> {
  await renewVersion(db, 0)
  await dropAll(db)
}

/** Announces a change that is on more products than can be named, as a supplier's name is. */
export async function announceAll(db: Database): Promise<number> {
  const room = newsroomOf(db)
  const known = knownIn(room)
  const version = await beyond(known, await dropAll(db), db)
  // In an ambient transaction it is not committed yet.
  if (!ambientTransaction()) room.newest = Math.max(room.newest, version)
  return version
}

async function dropAll(db: Queries): Promise<number> {
  const [row] = await db.query<{ version: number }>(
    `WITH next AS (UPDATE catalogue_version SET version = version + 1 RETURNING version)
    SELECT version, pg_notify($1, json_build_object('version', version, 'all', true)::text) FROM next`,
    [catalogueChannel],
  )
  return row?.version ?? 0
}

/**
 * Answers the catalogue version. In a database that has been replaced, or that has lost the version `known`, a new epoch
 * begins with it.
 */
export async function renewVersion({ query }: Queries, known: number): Promise<number> {
  const [row] = await query<{ version: number }>('SELECT renew_catalogue_version($1, $2) AS version', [
    catalogueChannel,
    known,
  ])
  return row?.version ?? 0
}

/** Lets announcements know which versions this process has heard of. */
export function hearVersions(db: Database, heard: () => number): void {
  newsroomOf(db).heard = heard
}

/** The database is reached: announces what could not be announced while it was away. */
export async function announceMissed(db: Database): Promise<void> {
  const room = newsroomOf(db)
  const { failure } = room
  if (failure === null) return
  await announceAll(db)
  if (room.failure === failure) room.failure = null
}

/** The newest version announced by anyone. Read before a query, everything up to it is inside that query's answer. */
export async function catalogueVersion(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ version: number }>({
    name: 'catalogue-version',
    text: 'SELECT version FROM catalogue_version',
  })
  return row?.version ?? 0
}

/** The newest version this process has announced, for an answer that changed nothing in the catalogue. */
export async function newestVersion(db: Database): Promise<number> {
  const room = newsroomOf(db)
  if (room.newest === 0) room.newest = await catalogueVersion(db)
  return room.newest
}

function newsroomOf(db: Database): Newsroom {
  const base = databaseOf(db)
  const known = newsrooms.get(base)
  if (known) return known
  const room: Newsroom = { newest: 0, heard: () => 0, next: null, sending: Promise.resolve(), failure: null }
  newsrooms.set(base, room)
  return room
}
