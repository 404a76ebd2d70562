import type { Database, Prepared, Queries } from '../db/database.ts'
import { invalid } from '../http/validate.ts'
import { filesOf, nameIn, pathOf } from '../pictures/names.ts'
import type { PictureStore } from '../pictures/store.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'

const noteUpload: Prepared = {
  name: 'note-upload',
  text: `INSERT INTO picture_uploads (uid, bytes) SELECT $1, $2::integer WHERE $2::integer + (
      SELECT coalesce(sum(bytes), 0) FROM picture_uploads WHERE uid = $1 AND at > now() - interval '1 day'
    ) <= $3 RETURNING id`,
}

/** Notes that somebody has sent so many bytes, or refuses what is more than they may send in a day. One after the other. */
export async function noteUploaded(db: Database, { uid }: Caller, bytes: number, bytesADay: number): Promise<string> {
  const [noted] = await db.transaction(async (transaction) => {
    await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended('picture ' || $1, 0))", [uid])
    return transaction.query<{ id: string }>(noteUpload, [uid, bytes, bytesADay])
  })
  if (noted) return noted.id
  const most = Math.floor(bytesADay / 1_000_000)
  throw new Refusal('too_many', { retryAfter: 3600 }, `You may add ${most} MB of pictures in a day. Go on tomorrow.`)
}

/** Knows a picture from now on; its files are kept after this, and meanwhile nobody sweeps it. */
export async function knowPicture(db: Database, upload: string, name: string, bytes: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.query(
      'INSERT INTO pictures (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET used_at = now()',
      [name, bytes],
    )
    await transaction.query('UPDATE picture_uploads SET picture = $2 WHERE id = $1', [upload, name])
  })
}

const useThem: Prepared = {
  name: 'use-pictures',
  text: `UPDATE pictures SET used_at = now() WHERE name IN (
      SELECT name FROM pictures WHERE name = ANY ($1::text[]) ORDER BY name FOR NO KEY UPDATE
    ) RETURNING name`,
}

const readThem: Prepared = { name: 'read-pictures', text: 'SELECT name FROM pictures WHERE name = ANY ($1::text[])' }

export const pictureGone = 'This picture is no longer here: add it again.'

/** Before a product is given pictures: those of ours must be there, and nobody sweeps them until it has them. */
export async function claimPictures(transaction: Queries, images: readonly string[]): Promise<void> {
  const missing = await missingPictures(transaction, images, { isClaimed: true })
  if (missing.size === 0) return
  throw invalid({ [missing.has(images[0] ?? '') ? 'image' : 'images']: pictureGone })
}

/** Which of these are ours and no longer here; the others are kept from being swept where they are claimed. */
export async function missingPictures(
  queries: Queries,
  images: readonly string[],
  { isClaimed }: { isClaimed: boolean },
): Promise<Set<string>> {
  const named = new Map(
    images.flatMap((image) => (nameIn(image) ? [[image, nameIn(image)]] : [])) as [string, string][],
  )
  if (named.size === 0) return new Set()
  const rows = await queries.query<{ name: string }>(isClaimed ? useThem : readThem, [[...new Set(named.values())]])
  const known = new Set(rows.map(({ name }) => name))
  return new Set([...named.keys()].filter((image) => !known.has(named.get(image) ?? '')))
}

const touch: Prepared = {
  name: 'touch-picture',
  text: "UPDATE pictures SET used_at = now() WHERE name = substring($1::text FROM '/pictures/u/([0-9a-f]{40})-')",
}

/** Before a supplier or a user is given a picture by its address: if it is one of ours nobody sweeps it meanwhile. */
export async function touchPicture(transaction: Queries, address: string | null): Promise<void> {
  if (address?.includes('/pictures/u/')) await transaction.query(touch, [address])
}

/** By an address of any host, as suppliers and users have their pictures. */
const has = (table: string, column: string, name: string) =>
  `EXISTS (SELECT FROM ${table} WHERE substring(${column} FROM '/pictures/u/([0-9a-f]{40})-') = ${name}
    AND ${column} LIKE '%/pictures/u/%')`

/** What uses a picture: a product, an order or an offer that remembers it, a supplier or a user. */
const isUsed = (
  path: string,
  name: string,
) => `EXISTS (SELECT FROM products WHERE image = ${path} AND image LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM products WHERE more_images @> ARRAY[${path}] AND more_images <> '{}')
  OR EXISTS (SELECT FROM cart_items WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR EXISTS (SELECT FROM offers WHERE snapshot ->> 'image' = ${path} AND snapshot ->> 'image' LIKE '/pictures/u/%')
  OR ${has('suppliers', 'logo', name)} OR ${has('users', 'photo', name)}`

const isOld = "used_at < now() - interval '1 day'"
const unused = `SELECT name FROM pictures WHERE ${isOld}
  AND NOT (${isUsed("('/pictures/u/' || pictures.name || '-640.webp')", 'pictures.name')}) LIMIT 100`
const forget = `DELETE FROM pictures WHERE name = $1 AND ${isOld} AND NOT (${isUsed('$2::text', '$1')}) RETURNING name`

/**
 * Removes the pictures that nothing has used for a day. Its row is locked while its files go: whoever sends the same picture
 * meanwhile waits, and then keeps them anew.
 */
export async function sweepPictures(db: Database, store: PictureStore): Promise<number> {
  const old = await db.query<{ name: string }>(unused)
  for (const { name } of old) {
    await db.transaction(async (transaction) => {
      const [gone] = await transaction.query(forget, [name, pathOf(name)])
      if (gone) for (const file of filesOf(name)) await store.remove(file)
    })
  }
  return old.length
}

/** Forgets who sent what more than so many days ago; 0 keeps it for ever. */
export async function forgetOldUploads(db: Queries, days: number): Promise<void> {
  if (days > 0) await db.query('DELETE FROM picture_uploads WHERE at < now() - make_interval(days => $1)', [days])
}
