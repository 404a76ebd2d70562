import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Database, PreparedStatement, Queries } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import { invalid } from '../../platform/http/validate.ts'
import { type Key, once } from '../../platform/idempotency.ts'
import type { PictureStore } from '../../platform/storage/store.ts'
import { createYielder } from '../../platform/yielder.ts'
import { filesOf, nameIn, pathOf, uploadsPath } from './names.ts'

const noteUpload: PreparedStatement = {
  name: 'note-upload',
  text: `INSERT INTO picture_uploads (uid, bytes) SELECT $1, $2::integer WHERE $2::integer + (
      SELECT coalesce(sum(bytes), 0) FROM picture_uploads WHERE uid = $1 AND at > now() - interval '1 day'
    ) <= $3 RETURNING id`,
}

/**
 * Notes that somebody has sent so many bytes, or refuses what is more than they may send in a day. One after the other. Bytes
 * that are sent again under their key count once.
 */
export async function noteUploaded(
  db: Database,
  { uid }: Caller,
  bytes: number,
  bytesADay: number,
  key?: Key,
): Promise<string> {
  const { answer } = await once(db, { uid, operation: 'add-picture', key }, async (transaction) => {
    await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended('picture ' || $1, 0))", [uid])
    const [noted] = await transaction.query<{ id: string }>(noteUpload, [uid, bytes, bytesADay])
    if (!noted) throw tooManyBytes(bytesADay)
    return { upload: noted.id }
  })
  return answer.upload
}

function tooManyBytes(bytesADay: number) {
  const most = Math.floor(bytesADay / 1_000_000)
  return new ApiProblem(
    'too_many',
    { retryAfter: 3600 },
    `You may add ${most} MB of pictures in a day. Add more tomorrow.`,
  )
}

/** Longer than the removal of a picture's files can take, so that nobody keeps what is being removed. */
const removalSeconds = 60
const mayBeRemoved = `pictures.removal_began_at > now() - interval '${removalSeconds} seconds'`

/**
 * Knows a picture from now on; its files are kept after this, and meanwhile nobody sweeps it. Refuses one whose files are
 * being removed at this moment.
 */
export async function knowPicture(db: Database, upload: string, name: string, bytes: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const [picture] = await transaction.query(
      `INSERT INTO pictures (name, bytes) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET used_at = now(), removal_began_at = NULL
        WHERE (${mayBeRemoved}) IS NOT TRUE RETURNING 1`,
      [name, bytes],
    )
    if (!picture) throw new ApiProblem('unavailable', {}, 'Pictures are temporarily unavailable.')
    // A few bytes of noise in tiles become megabytes of files, so the quota counts those.
    await transaction.query(
      'UPDATE picture_uploads SET picture = $2, bytes = greatest(bytes, $3::integer) WHERE id = $1',
      [upload, name, bytes],
    )
  })
}

const useThem: PreparedStatement = {
  name: 'use-pictures',
  text: `UPDATE pictures SET used_at = now() WHERE name IN (
      SELECT name FROM pictures WHERE name = ANY ($1::text[]) ORDER BY name FOR NO KEY UPDATE
    ) AND removal_began_at IS NULL RETURNING name`,
}

const readThem: PreparedStatement = {
  name: 'read-pictures',
  text: 'SELECT name FROM pictures WHERE name = ANY ($1::text[]) AND removal_began_at IS NULL',
}

export const pictureGone = 'This picture is no longer available. Add it again.'

/** Before a product is given pictures: those of ours must be there, and nobody sweeps them until it has them. */
export async function claimPictures(transaction: Queries, images: readonly string[]): Promise<void> {
  const missing = await missingPictures(transaction, images, { isClaimed: true })
  if (missing.size === 0) return
  throw invalid({ [missing.has(images[0] ?? '') ? 'image' : 'images']: pictureGone })
}

/** Before a supplier gets this picture under this field: one of ours must be there, and nobody sweeps it meanwhile. */
export async function claimPicture(transaction: Queries, field: 'logo' | 'document', image: string): Promise<void> {
  const missing = await missingPictures(transaction, [image], { isClaimed: true })
  if (missing.size > 0) throw invalid({ [field]: pictureGone })
}

/** Pictures that one statement names. */
const picturesAtOnce = 500

/** Which of these are ours and no longer here; the others are kept from being swept where they are claimed. */
export async function missingPictures(
  queries: Queries,
  images: Iterable<string>,
  { isClaimed }: { isClaimed: boolean },
): Promise<Set<string>> {
  const yieldIfDue = createYielder()
  const nameOf = new Map<string, string>()
  for (const image of images) {
    const name = nameIn(image)
    if (name) nameOf.set(image, name)
    await yieldIfDue()
  }
  // In the order in which every transaction locks them.
  const names = [...new Set(nameOf.values())].sort()
  const existing = new Set<string>()
  for (let at = 0; at < names.length; at += picturesAtOnce) {
    const some = names.slice(at, at + picturesAtOnce)
    for (const { name } of await queries.query<{ name: string }>(isClaimed ? useThem : readThem, [some]))
      existing.add(name)
    await yieldIfDue()
  }
  return new Set([...nameOf].filter(([, name]) => !existing.has(name)).map(([image]) => image))
}

const touch: PreparedStatement = {
  name: 'touch-picture',
  text: "UPDATE pictures SET used_at = now() WHERE name = substring($1::text FROM '^/pictures/u/([0-9a-f]{40})-') AND removal_began_at IS NULL",
}

/** Before a user is given a picture by its stored form: if it is one of ours nobody sweeps it meanwhile. */
export async function touchPicture(transaction: Queries, photo: string | null): Promise<void> {
  if (photo?.startsWith(uploadsPath)) await transaction.query(touch, [photo])
}

/** Each is SQL. */
type SqlTerms = {
  /** Of the picture, as products store it. */
  path: string
  /** Of the picture, which its path contains. */
  name: string
  /** The address of this server. */
  publicUrl: string
}

/** Matches the path in any size. Older rows may hold it under the address of this server. */
const has = (table: string, column: string, { name, publicUrl }: SqlTerms) =>
  `EXISTS (SELECT FROM ${table} WHERE substring(${column} FROM '/pictures/u/([0-9a-f]{40})-') = ${name}
    AND ${column} LIKE '%/pictures/u/%' AND split_part(${column}, '/pictures/u/', 1) IN ('', ${publicUrl}))`

/** What uses a picture: a product, an order or an offer that remembers it, a supplier, a verification request or a user. */
const isUsed = (terms: SqlTerms) => {
  const { path } = terms
  return `EXISTS (SELECT FROM products WHERE image = ${path} AND image LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM products WHERE more_images @> ARRAY[${path}] AND more_images <> '{}')
  OR EXISTS (SELECT FROM orders WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM offers WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR ${has('suppliers', 'logo', terms)} OR ${has('verification_requests', 'logo', terms)}
  OR ${has('verification_requests', 'document', terms)} OR ${has('users', 'photo', terms)}`
}

/** Nothing has used it for a day, and nobody else removes it. */
const isOld = `used_at < now() - interval '1 day' AND (${mayBeRemoved}) IS NOT TRUE`
const batch = 100
const unused = `SELECT name FROM pictures WHERE ${isOld}
  AND NOT (${isUsed({ path: "('/pictures/u/' || pictures.name || '-640.webp')", name: 'pictures.name', publicUrl: '$1::text' })})
  LIMIT ${batch}`
const beginRemoval = `UPDATE pictures SET removal_began_at = clock_timestamp()
  WHERE name = $1 AND ${isOld} AND NOT (${isUsed({ path: '$2::text', name: '$1', publicUrl: '$3::text' })})
  RETURNING removal_began_at::text AS began`
const endRemoval = 'DELETE FROM pictures WHERE name = $1 AND removal_began_at = $2::timestamptz'

/** Columns that in older rows hold the address of a picture under the PUBLIC_URL of that time, with the key of their table. */
const olderAddresses = [
  { table: 'users', key: 'uid', column: 'photo' },
  { table: 'suppliers', key: 'id', column: 'logo' },
  { table: 'verification_requests', key: 'id', column: 'logo' },
  { table: 'verification_requests', key: 'id', column: 'document' },
]
const rowsAtOnce = 1_000

/**
 * Stores the path in place of an address under today's `publicUrl`, so that a later one keeps the same pictures. A row that
 * somebody else holds waits for the next sweep.
 */
async function storePaths(db: Database, publicUrl: string): Promise<void> {
  for (const { table, key, column } of olderAddresses) {
    const statement = `UPDATE ${table} SET ${column} = substr(${column}, length($1::text) + 1) WHERE ${key} IN (
        SELECT ${key} FROM ${table} WHERE ${column} LIKE '%/pictures/u/%' AND starts_with(${column}, $1 || '/pictures/u/')
        LIMIT ${rowsAtOnce} FOR UPDATE SKIP LOCKED
      ) RETURNING 1`
    for (let count = rowsAtOnce; count === rowsAtOnce; ) count = (await db.query(statement, [publicUrl])).length
  }
}

/**
 * Removes the pictures that nothing has used for a day. It holds neither a connection nor a lock while the store removes the
 * files: that may take as long as the store's limit. What it could not remove is tried again by a later sweep.
 */
export async function sweepPictures(db: Database, store: PictureStore, publicUrl: string): Promise<number> {
  await storePaths(db, publicUrl)
  let count = 0
  // Until none is left: one account can add more in ten minutes than one batch has.
  for (let found = batch; found === batch; count += found) {
    const old = await db.query<{ name: string }>(unused, [publicUrl])
    found = old.length
    for (const { name } of old) {
      const [removal] = await db.query<{ began: string }>(beginRemoval, [name, pathOf(name), publicUrl])
      if (!removal) continue
      await Promise.all(filesOf(name).map((file) => store.remove(file)))
      await db.query(endRemoval, [name, removal.began])
    }
  }
  return count
}

/** Deletes records of uploads older than this many days; 0 deletes nothing. */
export async function forgetOldUploads(db: Queries, days: number): Promise<void> {
  if (days === 0) return
  const where = 'at < now() - make_interval(days => $1)'
  await deleteInBatches(db, { table: 'picture_uploads', key: 'id', where, parameters: [days] })
}
