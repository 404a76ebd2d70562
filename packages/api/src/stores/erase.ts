import type { Database, Prepared, Queries } from '../db/database.ts'
import { announce } from './news.ts'

export type Erased = { users: number; cartItems: number; holds: number; products: number; entries: number }

type Taken = { product: string; units: number }

/** Accounts that an e-mail belongs to; who never registered here has left it in the cart at most. */
const accountsOf = `SELECT uid FROM users WHERE lower(email) = lower($1)
  UNION SELECT uid FROM cart_items WHERE lower(user_email) = lower($1)`

/** Who is meant by an e-mail or a uid; null when nobody here has this e-mail. */
export async function findAccount(queries: Queries, emailOrUid: string): Promise<string | null> {
  if (!emailOrUid.includes('@')) return emailOrUid
  const [account, ...others] = await queries.query<{ uid: string }>(accountsOf, [emailOrUid])
  if (!account || others.length === 0) return account?.uid ?? null
  const uids = [account, ...others].map(({ uid }) => uid).join(', ')
  throw new Error(`Several accounts have had this e-mail: ${uids}. Say which by its uid.`)
}

/** Every shelf that is touched, in the order in which everybody locks several. */
const lockShelves = `SELECT FROM products WHERE owner_uid = $1 OR id = ANY ($2::text[]) ORDER BY ord FOR NO KEY UPDATE`

const giveBack: Prepared = {
  name: 'give-back-erased',
  text: `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS given (product_id, held, carted)
  ), sums AS (
    SELECT product_id, sum(held + carted)::bigint AS units FROM given GROUP BY product_id
  ), returned AS (
    UPDATE products SET main_quantity = main_quantity + sums.units FROM sums WHERE products.id = sums.product_id
  )
  INSERT INTO stock_moves (product_id, kind, shelf, held, carted)
    SELECT product_id, CASE WHEN held > 0 THEN 'release' ELSE 'return' END, held + carted, -held, -carted FROM given`,
}

/**
 * Forgets who somebody was: their record, cart, holds and keys go, the units they had go back on the shelf, and what they
 * did or own stays as nobody's. The ledger and the audit keep what happened, without who.
 */
export async function eraseUser(db: Database, uid: string): Promise<Erased> {
  const { stock, ...erased } = await db.transaction(async (transaction) => {
    const count = async (statement: string) => (await transaction.query(`${statement} RETURNING 1`, [uid])).length
    // Purchases of theirs that are under way come to their end first; one that claims a hold has it locked.
    await transaction.query('SELECT FROM unpaid_of($1)', [uid])
    const held = await transaction.query<Taken>(
      'DELETE FROM holds WHERE uid = $1 RETURNING product_id AS product, units',
      [uid],
    )
    const carted = await transaction.query<Taken>(
      'DELETE FROM cart_items WHERE uid = $1 RETURNING product_id AS product, quantity AS units',
      [uid],
    )
    const taken = [
      ...held.map((one) => ({ ...one, carted: 0 })),
      ...carted.map((one) => ({ ...one, carted: one.units })),
    ]
    const stock = taken.map(({ product }) => product)
    await transaction.query(lockShelves, [uid, stock])
    await transaction.query(giveBack, [
      stock,
      taken.map(({ units, carted }) => units - carted),
      taken.map(({ carted }) => carted),
    ])
    await transaction.query('DELETE FROM notices WHERE uid = $1', [uid])
    await transaction.query('DELETE FROM notice_settings WHERE uid = $1', [uid])
    await transaction.query('DELETE FROM idempotency_keys WHERE uid = $1', [uid])
    await transaction.query('UPDATE stock_moves SET uid = NULL WHERE uid = $1', [uid])
    return {
      stock,
      users: await count('DELETE FROM users WHERE uid = $1'),
      cartItems: carted.length,
      holds: held.length,
      products: await count('UPDATE products SET owner_uid = NULL WHERE owner_uid = $1'),
      entries: await count('UPDATE product_audit SET uid = NULL WHERE uid = $1'),
    }
  })
  if (stock.length > 0) await announce(db, { stock })
  return erased
}
