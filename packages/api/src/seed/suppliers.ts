import type { SupplierProfile } from '@arot/contract'
import { setWithdrawn } from '../modules/catalog/publish.store.ts'
import { changeSupplier, countSuppliers } from '../modules/suppliers/supplier.store.ts'
import { decide, requestVerification } from '../modules/suppliers/verification.store.ts'
import type { Database } from '../platform/db/database.ts'
import { demoAccounts, demoOperator, otherSuppliers } from './accounts.ts'
import { seedProduct } from './catalogue.ts'
import { inOneTransaction } from './one-transaction.ts'

type SeedSupplier = Partial<SupplierProfile> & {
  place: string
  about: string
  years: number
  licence?: string
  isVerified?: true
}

/** The demo supplier first, then the others. Five are verified, and one waits for an operator. */
const profiles: SeedSupplier[] = [
  {
    place: 'Dhaka',
    about: 'A bit of everything that shops ask for, packed on the day it is ordered.',
    years: 6,
    licence: 'TRAD/DHK/004512',
    isVerified: true,
  },
  {
    place: 'Rajshahi',
    about: 'Kitchens and homes, by the carton.\nReturns are taken at the door.',
    years: 14,
    licence: 'TRAD/RAJ/018203',
    isVerified: true,
    smallestOrderValue: 100,
  },
  {
    place: 'Khulna',
    about: 'Cut, sewn and folded in our own hall beside the river.',
    years: 21,
    licence: 'TRAD/KHL/000977',
    isVerified: true,
  },
  {
    place: 'Chattogram',
    about: 'Tools and machines, with the parts that wear out kept in stock.',
    years: 9,
    licence: 'TRAD/CTG/022841',
    isVerified: true,
    smallestOrderValue: 75,
  },
  {
    place: 'Cumilla',
    about: 'Cables, chargers and what they are for.',
    years: 4,
    licence: 'TRAD/CUM/006118',
    isVerified: true,
  },
  { place: 'Sylhet', about: 'Care for skin and hair, fresh from the press.', years: 3, licence: 'TRAD/SYL/009340' },
  { place: 'Dhaka', about: 'Paper, pens and everything on an office desk.', years: 11 },
  { place: 'Barishal', about: 'Spare parts, and somebody who knows where they go.', years: 2 },
]

const eight = [demoAccounts.supplier, ...otherSuppliers]

/** Writes the pages of the demo suppliers before their first product. Existing pages stay as they are. */
export const seedSuppliers = (db: Database): Promise<number> => inOneTransaction(db, makeSuppliers)

async function makeSuppliers(db: Database): Promise<number> {
  let done = 0
  for (const [place, account] of eight.entries()) {
    const seed = profiles[place]
    if (!seed || !(await isNew(db, account.uid))) continue
    const { years, licence, isVerified, ...profile } = seed
    await db.query(
      'INSERT INTO suppliers (uid, since) VALUES ($1, now() - make_interval(years => $2)) ON CONFLICT (uid) DO UPDATE SET since = excluded.since',
      [account.uid, years],
    )
    await changeSupplier(db, account, { name: account.name, logo: '', smallestOrderValue: null, ...profile })
    if (licence) await verify(db, account, { licence, isVerified, years })
    done++
  }
  if (done > 0) await settle(db)
  return done
}

/** Whether the supplier has neither edited their page nor been seeded. */
async function isNew(db: Database, uid: string) {
  const rows = await db.query(
    `SELECT FROM suppliers WHERE uid = $1 AND (about IS NOT NULL OR place IS NOT NULL
      OR EXISTS (SELECT FROM verification_requests WHERE supplier_id = suppliers.id))`,
    [uid],
  )
  return rows.length === 0
}

type SeedVerification = Pick<SeedSupplier, 'isVerified' | 'years'> & { licence: string }

/** A verified supplier has been verified for half the time that they have sold. */
async function verify(db: Database, account: (typeof eight)[number], { licence, isVerified, years }: SeedVerification) {
  const document = `https://documents.example/${account.uid}.pdf`
  const verification = await requestVerification(db, account, { licence, document })
  if (!isVerified) return
  await decide(db, demoOperator, verification.id, { act: 'grant', from: verification.version })
  await db.query(
    `WITH verified AS (
      UPDATE suppliers SET verified_since = verified_since - half FROM make_interval(months => $2) AS half
      WHERE uid = $1 RETURNING id, half
    ), requests AS (
      UPDATE verification_requests SET at = at - half, requested_at = requested_at - half FROM verified WHERE supplier_id = verified.id
    ), audit AS (
      UPDATE verification_audit SET at = at - half FROM verified WHERE supplier_id = verified.id
    )
    UPDATE notifications SET at = at - half FROM verified WHERE uid = $1 AND kind = 'supplier_verified'`,
    [account.uid, years * 6],
  )
}

/** The demo accounts get no emails about seeded events. */
async function settle(db: Database) {
  await db.query('DELETE FROM email_outbox WHERE uid = ANY ($1::text[])', [eight.map(({ uid }) => uid)])
  await db.query(
    "UPDATE notifications SET read_at = now() WHERE kind = 'supplier_verified' AND uid = ANY ($1::text[])",
    [eight.map(({ uid }) => uid)],
  )
}

/** Withdraws the demo supplier's last product, once, and counts all suppliers' figures. */
export async function seedLife(db: Database, products: number): Promise<void> {
  const { supplier } = demoAccounts
  const [last] = await db.query<{ id: string; version: number }>(
    'SELECT id, version FROM products WHERE owner_uid = $1 AND id = ANY ($2::text[]) ORDER BY ord DESC LIMIT 1',
    [supplier.uid, Array.from({ length: Math.min(products, 1_000) }, (_, place) => seedProduct(place)._id)],
  )
  // A product that was edited or published again stays published.
  if (last && products > 100 && last.version === 1) await setWithdrawn(db, supplier, last.id, { withdrawn: true })
  await countSuppliers(db)
}
