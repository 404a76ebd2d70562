import { ambientTransaction, databaseOf } from './db/ambient-transaction.ts'
import type { Database, Queries } from './db/database.ts'
import { withUsualLimit } from './db/postgres/time-limit.ts'

export const catalogueChannel = 'arot_catalogue'

type Batch = { stock: Set<string>; changed: Set<string>; sent: Promise<number> }
type ChangeFeed = {
  newest: number
  /** The newest version that this process has received. */
  newestReceived: () => number
  next: Batch | null
  sending: Promise<unknown>
  /** The last failure. Everything since then must be announced again, which clears it. */
  failure: { error: unknown; at: number } | null
}

const feeds = new WeakMap<Database, ChangeFeed>()

type Change = { stock?: readonly string[]; changed?: readonly string[] }

/**
 * Announces a change that is already committed and answers the catalogue version that contains it. What comes while one
 * announcement is under way goes out together in the next: commits never queue behind notices. In an ambient transaction
 * the change is not committed yet, so the announcement is part of that transaction and waits for nobody else's.
 */
export function publishChange(db: Database, change: Change): Promise<number> {
  const feed = feedOf(db)
  const transaction = ambientTransaction()
  if (transaction) return publishIn(transaction, newestIn(feed), change)
  feed.next ??= openBatch(db, feed)
  for (const id of change.stock ?? []) feed.next.stock.add(id)
  for (const id of change.changed ?? []) feed.next.changed.add(id)
  return feed.next.sent
}

function openBatch(db: Database, feed: ChangeFeed): Batch {
  const stock = new Set<string>()
  const changed = new Set<string>()
  const openedAt = performance.now()
  const sent = feed.sending.then(async () => {
    feed.next = null
    // What waited behind an announcement that failed does not wait as long again.
    if (feed.failure && feed.failure.at >= openedAt) throw feed.failure.error
    const newest = newestIn(feed)
    // Others share this announcement, so it has nobody's own limit.
    const version = await withUsualLimit(() =>
      publishIn(databaseOf(db), newest, { stock: [...stock], changed: [...changed] }),
    )
    feed.newest = Math.max(feed.newest, version)
    return version
  })
  feed.sending = sent.catch((error) => {
    feed.failure = { error, at: performance.now() }
  })
  return { stock, changed, sent }
}

async function publishIn(queries: Queries, previous: number, { stock = [], changed = [] }: Change): Promise<number> {
  const [row] = await queries.query<{ version: number }>(
    { name: 'announce', text: 'SELECT announce($1, $2::text[], $3::text[]) AS version' },
    [catalogueChannel, stock, changed],
  )
  return beyond(previous, row?.version ?? 0, queries)
}

/** A version that is not above the previous one means that the database was restored: a new epoch begins. */
const beyond = (previous: number, version: number, queries: Queries) =>
  version > previous ? version : renewVersion(queries, previous)

const newestIn = ({ newest, newestReceived }: ChangeFeed) => Math.max(newest, newestReceived())

/** Tells every replica to drop what it keeps: a process that died may have left a change unannounced. */
export async function publishStart(db: Queries): Promise<void> {
  await renewVersion(db, 0)
  await dropAll(db)
}

/** Announces a change that is on more products than can be named, as a supplier's name is. */
export async function publishAll(db: Database): Promise<number> {
  const feed = feedOf(db)
  const newest = newestIn(feed)
  // In an ambient transaction it is not committed yet.
  if (ambientTransaction()) return beyond(newest, await dropAll(db), db)
  const base = databaseOf(db)
  try {
    // What is committed is everybody's: its announcement waits for no account's own statements.
    const version = await withUsualLimit(async () => beyond(newest, await dropAll(base), base))
    feed.newest = Math.max(feed.newest, version)
    return version
  } catch (error) {
    feed.failure = { error, at: performance.now() }
    throw error
  }
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
 * Answers the catalogue version. In a database that has been replaced, or that has lost the version `previous`, a new epoch
 * begins with it.
 */
export async function renewVersion({ query }: Queries, previous: number): Promise<number> {
  const [row] = await query<{ version: number }>('SELECT renew_catalogue_version($1, $2) AS version', [
    catalogueChannel,
    previous,
  ])
  return row?.version ?? 0
}

/** Lets the change feed know which versions this process has received. */
export function trackReceivedVersions(db: Database, newestReceived: () => number): void {
  feedOf(db).newestReceived = newestReceived
}

/** The database is reached: announces what could not be announced while it was away. */
export async function publishMissed(db: Database): Promise<void> {
  const feed = feedOf(db)
  const { failure } = feed
  if (failure === null) return
  await publishAll(db)
  if (feed.failure === failure) feed.failure = null
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
  const feed = feedOf(db)
  if (feed.newest === 0) feed.newest = await catalogueVersion(db)
  return feed.newest
}

function feedOf(db: Database): ChangeFeed {
  const base = databaseOf(db)
  const existing = feeds.get(base)
  if (existing) return existing
  const feed: ChangeFeed = { newest: 0, newestReceived: () => 0, next: null, sending: Promise.resolve(), failure: null }
  feeds.set(base, feed)
  return feed
}
