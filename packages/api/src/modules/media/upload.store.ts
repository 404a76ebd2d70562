import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Database, Prepared, Queries } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import { invalid } from '../../platform/http/validate.ts'
import { type Key, once } from '../../platform/idempotency.ts'
import type { PictureStore } from '../../platform/storage/store.ts'
import { createYielder } from '../../platform/yielder.ts'
import { filesOf, nameIn, pathOf } from './names.ts'

const noteUpload: Prepared = {
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

const useThem: Prepared = {
  name: 'use-pictures',
  text: `UPDATE pictures SET used_at = now() WHERE name IN (
      SELECT name FROM pictures WHERE name = ANY ($1::text[]) ORDER BY name FOR NO KEY UPDATE
    ) AND removal_began_at IS NULL RETURNING name`,
}

const readThem: Prepared = {
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

const touch: Prepared = {
  name: 'touch-picture',
  text: "UPDATE pictures SET used_at = now() WHERE name = substring($1::text FROM '/pictures/u/([0-9a-f]{40})-') AND removal_began_at IS NULL",
}

/** Before a user is given a picture by its address: if it is one of ours nobody sweeps it meanwhile. */
export async function touchPicture(transaction: Queries, address: string | null): Promise<void> {
  if (address?.includes('/pictures/u/')) await transaction.query(touch, [address])
}

/** By an address of any host, as suppliers and users have their pictures. */
const has = (table: string, column: string, name: string) =>
  `EXISTS (SELECT FROM ${table} WHERE substring(${column} FROM '/pictures/u/([0-9a-f]{40})-') = ${name}
    AND ${column} LIKE '%/pictures/u/%')`

/** What uses a picture: a product, an order or an offer that remembers it, a supplier, a verification request or a user. */
const isUsed = (
  path: string,
  name: string,
) => `EXISTS (SELECT FROM products WHERE image = ${path} AND image LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM products WHERE more_images @> ARRAY[${path}] AND more_images <> '{}')
  OR EXISTS (SELECT FROM cart_items WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM offers WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR ${has('suppliers', 'logo', name)} OR ${has('verifications', 'logo', name)}
  OR ${has('verifications', 'document', name)} OR ${has('users', 'photo', name)}`

/** Nothing has used it for a day, and nobody else removes it. */
const isOld = `used_at < now() - interval '1 day' AND (${mayBeRemoved}) IS NOT TRUE`
const batch = 100
const unused = `SELECT name FROM pictures WHERE ${isOld}
  AND NOT (${isUsed("('/pictures/u/' || pictures.name || '-640.webp')", 'pictures.name')}) LIMIT ${batch}`
const beginRemoval = `UPDATE pictures SET removal_began_at = clock_timestamp()
  WHERE name = $1 AND ${isOld} AND NOT (${isUsed('$2::text', '$1')}) RETURNING removal_began_at::text AS began`
const endRemoval = 'DELETE FROM pictures WHERE name = $1 AND removal_began_at = $2::timestamptz'

/**
 * Removes the pictures that nothing has used for a day. It holds neither a connection nor a lock while the store removes the
 * files: that may take as long as the store's limit. What it could not remove is tried again by a later sweep.
 */
export async function sweepPictures(db: Database, store: PictureStore): Promise<number> {
  let count = 0
  // Until none is left: one account can add more in ten minutes than one batch has.
  for (let found = batch; found === batch; count += found) {
    const old = await db.query<{ name: string }>(unused)
    found = old.length
    for (const { name } of old) {
      const [removal] = await db.query<{ began: string }>(beginRemoval, [name, pathOf(name)])
      if (!removal) continue
      await Promise.all(filesOf(name).map((file) => store.remove(file)))
      await db.query(endRemoval, [name, removal.began])
    }
  }
  return count
}

/** Forgets who sent what more than so many days ago; 0 keeps it for ever. */
export async function forgetOldUploads(db: Queries, days: number): Promise<void> {
  if (days === 0) return
  const where = 'at < now() - make_interval(days => $1)'
  await deleteInBatches(db, { table: 'picture_uploads', key: 'id', where, parameters: [days] })
}
