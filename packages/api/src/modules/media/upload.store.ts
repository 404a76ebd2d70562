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
 * Records the bytes of an upload, or refuses those above the account's limit for a day. Runs one upload of an account
 * at a time. A repeated upload with the same key counts once.
 */
export async function recordUpload(
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

/** Longer than the removal of a picture's files can take, so that no upload stores files that are being removed. */
const removalSeconds = 60
const mayBeRemoved = `pictures.removal_began_at > now() - interval '${removalSeconds} seconds'`

/**
 * Records a picture before its files are stored, so that no sweep removes them meanwhile. Refuses a picture whose files
 * are being removed.
 */
export async function recordPicture(db: Database, upload: string, name: string, bytes: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const [picture] = await transaction.query(
      `INSERT INTO pictures (name, bytes) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET used_at = now(), removal_began_at = NULL
        WHERE (${mayBeRemoved}) IS NOT TRUE RETURNING 1`,
      [name, bytes],
    )
    if (!picture) throw new ApiProblem('unavailable', {}, 'Pictures are temporarily unavailable.')
    // A few bytes of noise can become megabytes of files, so the quota counts those.
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

/** Call it before a product gets pictures: checks that our own exist, and protects them from sweeps. */
export async function claimPictures(transaction: Queries, images: readonly string[]): Promise<void> {
  const missing = await missingPictures(transaction, images, { isClaimed: true })
  if (missing.size === 0) return
  throw invalid({ [missing.has(images[0] ?? '') ? 'image' : 'images']: pictureGone })
}

/** The same for a picture of a supplier, in this field. */
export async function claimPicture(transaction: Queries, field: 'logo' | 'document', image: string): Promise<void> {
  const missing = await missingPictures(transaction, [image], { isClaimed: true })
  if (missing.size > 0) throw invalid({ [field]: pictureGone })
}

/** Pictures that one statement names. */
const picturesAtOnce = 500

/** Returns those that should be ours but no longer exist. With `isClaimed`, protects the others from sweeps. */
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
  // All transactions lock pictures in this order.
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

/** Call it before a user gets a picture by its stored path: protects one of ours from sweeps. */
export async function touchPicture(transaction: Queries, photo: string | null): Promise<void> {
  if (photo?.startsWith(uploadsPath)) await transaction.query(touch, [photo])
}

/** SQL expressions. */
type SqlTerms = {
  /** The path of the picture, as products store it. */
  path: string
  /** The name of the picture, which is part of its path. */
  name: string
  /** The address of this server. */
  publicUrl: string
}

/** Matches the path in any size. Older rows may contain the address of this server. */
const has = (table: string, column: string, { name, publicUrl }: SqlTerms) =>
  `EXISTS (SELECT FROM ${table} WHERE substring(${column} FROM '/pictures/u/([0-9a-f]{40})-') = ${name}
    AND ${column} LIKE '%/pictures/u/%' AND split_part(${column}, '/pictures/u/', 1) IN ('', ${publicUrl}))`

/** Whether a product, order, offer, supplier, verification request or user uses the picture. */
const isUsed = (terms: SqlTerms) => {
  const { path } = terms
  return `EXISTS (SELECT FROM products WHERE image = ${path} AND image LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM products WHERE more_images @> ARRAY[${path}] AND more_images <> '{}')
  OR EXISTS (SELECT FROM orders WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM offers WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR ${has('suppliers', 'logo', terms)} OR ${has('verification_requests', 'logo', terms)}
  OR ${has('verification_requests', 'document', terms)} OR ${has('users', 'photo', terms)}`
}

/** Unused for a day, and no other process is removing it. */
const isOld = `used_at < now() - interval '1 day' AND (${mayBeRemoved}) IS NOT TRUE`
const batch = 100
const unused = `SELECT name FROM pictures WHERE ${isOld}
  AND NOT (${isUsed({ path: "('/pictures/u/' || pictures.name || '-640.webp')", name: 'pictures.name', publicUrl: '$1::text' })})
  LIMIT ${batch}`
const beginRemoval = `UPDATE pictures SET removal_began_at = clock_timestamp()
  WHERE name = $1 AND ${isOld} AND NOT (${isUsed({ path: '$2::text', name: '$1', publicUrl: '$3::text' })})
  RETURNING removal_began_at::text AS began`
const endRemoval = 'DELETE FROM pictures WHERE name = $1 AND removal_began_at = $2::timestamptz'

/** Columns whose older rows contain a picture's address with the PUBLIC_URL of that time, and the key of the table. */
const olderAddresses = [
  { table: 'users', key: 'uid', column: 'photo' },
  { table: 'suppliers', key: 'id', column: 'logo' },
  { table: 'verification_requests', key: 'id', column: 'logo' },
  { table: 'verification_requests', key: 'id', column: 'document' },
]
const rowsAtOnce = 1_000

/**
 * Replaces addresses under today's `publicUrl` by paths, so that pictures still work under a later one. A locked row
 * waits for the next sweep.
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
 * Removes pictures that have been unused for a day. While the store removes the files, which may take as long as the
 * store's limit, it uses no connection and no lock. A later sweep tries failed removals again.
 */
export async function sweepPictures(db: Database, store: PictureStore, publicUrl: string): Promise<number> {
  await storePaths(db, publicUrl)
  let count = 0
  // Repeats until none is left: one account can add more in ten minutes than one batch has.
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
