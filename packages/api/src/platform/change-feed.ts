import { setImmediate } from 'node:timers/promises'
import { ambientTransaction, databaseOf } from './db/ambient-transaction.ts'
import type { Database, Queries } from './db/database.ts'
import { withUsualLimit } from './db/postgres/time-limit.ts'
import { withTimeout } from './with-timeout.ts'

export const catalogueChannel = 'arot_catalogue'

type Batch = { stock: Set<string>; changed: Set<string>; sent: Promise<number> }
type ChangeFeed = {
  newest: number
  /** The newest version that this process has received. */
  newestReceived: () => number
  next: Batch | null
  sending: Promise<unknown>
  /** The last failure. It is cleared once all changes since then are announced again. */
  failure: { error: unknown; at: number } | null
}

const feeds = new WeakMap<Database, ChangeFeed>()

type Change = { stock?: readonly string[]; changed?: readonly string[] }

/**
 * Announces a committed change and returns the catalogue version that contains it. Changes that arrive during an
 * announcement share the next one, so commits never queue behind announcements. In an ambient transaction the change is
 * not committed yet, so the announcement is part of that transaction.
 */
export function publishChange(db: Database, change: Change): Promise<number> {
  const feed = feedOf(db)
  const transaction = ambientTransaction()
  if (transaction) return publishIn(transaction, newestIn(feed), change)
  feed.next ??= openBatch(db, feed)
  for (const id of change.stock ?? []) feed.next.stock.add(id)
  for (const id of change.changed ?? []) feed.next.changed.add(id)
  // The announcement has a limit of its own, so the caller waits only as long as its request may.
  return withTimeout(databaseOf(db).requestTimeLeft(), feed.next.sent)
}

function openBatch(db: Database, feed: ChangeFeed): Batch {
  const stock = new Set<string>()
  const changed = new Set<string>()
  const openedAt = performance.now()
  const sent = feed.sending.then(async () => {
    // Answers that the database has already sent join this announcement.
    await setImmediate()
    feed.next = null
    // A change that waited behind a failed announcement fails at once, instead of waiting as long again.
    if (feed.failure && feed.failure.at >= openedAt) throw feed.failure.error
    const newest = newestIn(feed)
    // Several callers share this announcement, so it has the usual time limit and not that of one caller.
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

/** A version that is not above the previous one means that the database was restored, so a new epoch begins. */
const beyond = (previous: number, version: number, queries: Queries) =>
  version > previous ? version : renewVersion(queries, previous)

const newestIn = ({ newest, newestReceived }: ChangeFeed) => Math.max(newest, newestReceived())

/** Makes every replica drop its cache, because a process that died may have left a change unannounced. */
export async function publishStart(db: Queries): Promise<void> {
  await renewVersion(db, 0)
  await dropAll(db)
}

/** Announces a change of more products than can be listed, such as a supplier's new name. */
export async function publishAll(db: Database): Promise<number> {
  const feed = feedOf(db)
  const newest = newestIn(feed)
  // In an ambient transaction the change is not committed yet.
  if (ambientTransaction()) return beyond(newest, await dropAll(db), db)
  const base = databaseOf(db)
  try {
    // The change is committed, so its announcement does not wait for the account's other statements.
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
 * Returns the catalogue version. Begins a new epoch if the database was replaced or has lost the version `previous`.
 */
export async function renewVersion({ query }: Queries, previous: number): Promise<number> {
  const [row] = await query<{ version: number }>('SELECT renew_catalogue_version($1, $2) AS version', [
    catalogueChannel,
    previous,
  ])
  return row?.version ?? 0
}

/** Tells the change feed which versions this process has received. */
export function trackReceivedVersions(db: Database, newestReceived: () => number): void {
  feedOf(db).newestReceived = newestReceived
}

/** Call it when the database is back: announces the changes that could not be announced meanwhile. */
export async function publishMissed(db: Database): Promise<void> {
  const feed = feedOf(db)
  const { failure } = feed
  if (failure === null) return
  await publishAll(db)
  if (feed.failure === failure) feed.failure = null
}

/**
 * The newest version that any process announced. If you read it before a query, the query contains everything up to it.
 */
export async function catalogueVersion(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ version: number }>({
    name: 'catalogue-version',
    text: 'SELECT version FROM catalogue_version',
  })
  return row?.version ?? 0
}

/** The newest version that this process announced, for a write that changed nothing in the catalogue. */
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
