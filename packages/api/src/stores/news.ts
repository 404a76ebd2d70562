import type { Database, Queries } from '../db/database.ts'

export const catalogueChannel = 'arot_catalogue'

type Batch = { stock: Set<string>; changed: Set<string>; sent: Promise<number> }
type Newsroom = { newest: number; next: Batch | null; sending: Promise<unknown> }

const newsrooms = new WeakMap<Database, Newsroom>()

/**
 * Announces a change that is already committed and answers the catalogue version that contains it. What comes while one
 * announcement is under way goes out together in the next: commits never queue behind notices.
 */
export function announce(db: Database, change: { stock?: readonly string[]; changed?: readonly string[] }) {
  const room = newsroomOf(db)
  room.next ??= openBatch(db, room)
  for (const id of change.stock ?? []) room.next.stock.add(id)
  for (const id of change.changed ?? []) room.next.changed.add(id)
  return room.next.sent
}

function openBatch(db: Database, room: Newsroom): Batch {
  const stock = new Set<string>()
  const changed = new Set<string>()
  const sent = room.sending.then(async () => {
    room.next = null
    const [row] = await db.query<{ version: number }>(
      { name: 'announce', text: 'SELECT announce($1, $2::text[], $3::text[]) AS version' },
      [catalogueChannel, [...stock], [...changed]],
    )
    room.newest = Math.max(room.newest, row?.version ?? 0)
    return row?.version ?? room.newest
  })
  room.sending = sent.catch(() => {})
  return { stock, changed, sent }
}

/** Tells every replica to drop what it keeps: a process that died may have left a change unannounced. */
export async function announceStart(db: Queries): Promise<void> {
  await dropAll(db)
}

/** Announces a change that is on more products than can be named, as a supplier's name is. */
export async function announceAll(db: Database): Promise<number> {
  const room = newsroomOf(db)
  room.newest = Math.max(room.newest, await dropAll(db))
  return room.newest
}

async function dropAll(db: Queries): Promise<number> {
  const [row] = await db.query<{ version: number }>(
    `WITH next AS (UPDATE catalogue_version SET version = version + 1 RETURNING version)
    SELECT version, pg_notify($1, json_build_object('version', version, 'all', true)::text) FROM next`,
    [catalogueChannel],
  )
  return row?.version ?? 0
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
  const known = newsrooms.get(db)
  if (known) return known
  const room: Newsroom = { newest: 0, next: null, sending: Promise.resolve() }
  newsrooms.set(db, room)
  return room
}
