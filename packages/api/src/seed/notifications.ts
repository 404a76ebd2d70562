import type { Database } from '../platform/db/database.ts'

/** Sets the dates of new notifications to those of the events that they report. */
export async function backdateNotifications(db: Database, subject: 'orderId' | 'offerId', id: string, daysAgo: number) {
  await db.query(
    `UPDATE notifications SET at = now() - $3::float8 * interval '1 day'
    WHERE subject ->> $1::text = $2 AND at > now() - interval '1 hour'`,
    [subject, id, daysAgo],
  )
}

/** Inserts the notifications again in the order of their dates, because lists show them in the order of insertion. */
export async function sortNotifications(db: Database, uids: readonly string[]) {
  await db.query(
    `WITH gone AS (DELETE FROM notifications WHERE uid = ANY ($1::text[]) RETURNING *)
    INSERT INTO notifications (id, uid, kind, subject, quantity, sender_name, note, sender, at, read_at, is_hidden, more)
    SELECT id, uid, kind, subject, quantity, sender_name, note, sender, at, read_at, is_hidden, more FROM gone ORDER BY at, ord`,
    [uids],
  )
}
