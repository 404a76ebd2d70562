import type { Notification, NotificationKind, NotificationSubject, OrderSide } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { PreparedStatement, Queries, Transaction } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import { newId } from '../../platform/ids.ts'
import { isToDo } from './to-do.sql.ts'

/** Earlier releases, which run beside this one during an upgrade, listen to this name. */
export const notificationChannel = 'arot_notices'

export type NotificationInput = {
  uid: string
  kind: NotificationKind
  subject: Notification['subject']
  quantity?: number | undefined
  /** The other party's name, as far as the recipient may see it. */
  by?: string | undefined
  /** The reason. */
  note?: string | undefined
  /** The account that caused it. Without one, the limits of the system's notifications hold. */
  sender?: string | undefined
}

/**
 * An offer's terms at the time of the notification, because they may change before the email is sent. `until` is set
 * while an answer is awaited, `reservedUntil` while the units are reserved. The email finds the note by `version`.
 */
export type OfferTermsSnapshot = {
  version?: number
  price?: number
  side?: OrderSide
  until?: string
  reservedUntil?: string
  /** Its earlier name, in rows of the previous release. */
  heldUntil?: string
}

export type NotificationRow = {
  ord: number
  id: string
  kind: NotificationKind
  at: Date
  read_at: Date | null
  subject: Notification['subject'] & OfferTermsSnapshot
  quantity: number | null
  sender_name: string | null
  note: string | null
  /** How many hidden notifications it represents: of the same sender, or without one and of the same kind. */
  more: number
}

const columns = 'ord, id, kind, at, read_at, subject, quantity, sender_name, note, more'

/** A CTE: queues an email for each row of `new_notifications` whose recipient wants emails of that kind. */
export const enqueueEmails = `new_emails AS (
    INSERT INTO email_outbox (id, uid, notification_id, recipient, language)
    SELECT new_notifications.id, new_notifications.uid, new_notifications.id, users.email, coalesce(chosen.language, 'en')
    FROM new_notifications JOIN users ON users.uid = new_notifications.uid
      LEFT JOIN notification_settings AS chosen ON chosen.uid = new_notifications.uid
    WHERE NOT new_notifications.kind = ANY (coalesce(chosen.unwanted, '{}'))
  )`

export type NotificationRef = { uid: string; id: string }

/** Publishes notifications to open streams when the transaction commits. */
export function publishNotifications(transaction: Transaction, notifications: readonly NotificationRef[]): void {
  for (const { uid, id } of notifications) transaction.notify(notificationChannel, JSON.stringify({ uid, id }))
}

const insertNotification: PreparedStatement = {
  name: 'insert-notification',
  text: `
  WITH new_notifications AS (
    INSERT INTO notifications (id, uid, kind, subject, quantity, sender_name, note, sender)
      VALUES ($1, $2, $3, $4::jsonb, $5, nullif($6, ''), nullif($7, ''), $8)
    RETURNING id, uid, kind
  ), ${enqueueEmails}
  SELECT uid, id FROM new_notifications`,
}

/**
 * Notifies one user in the transaction of the change, so that change, notification and email are committed together.
 */
export async function notifyParty(
  transaction: Transaction,
  { uid, kind, subject, quantity, by, note, sender }: NotificationInput,
): Promise<string> {
  const id = newId()
  publishNotifications(
    transaction,
    await transaction.query<NotificationRef>(insertNotification, [
      id,
      uid,
      kind,
      JSON.stringify(subject),
      quantity ?? null,
      by ?? null,
      note ?? null,
      sender ?? null,
    ]),
  )
  return id
}

export const notificationsAPage = 30

const listWhere = (condition: string) =>
  `SELECT ${columns} FROM notifications WHERE uid = $1 AND ord < $2${condition} ORDER BY ord DESC LIMIT ${notificationsAPage + 1}`

const listAll: PreparedStatement = { name: 'list-notifications', text: listWhere(' AND NOT is_hidden') }
const listToDo: PreparedStatement = { name: 'list-notifications-to-do', text: listWhere(` AND ${isToDo}`) }

/**
 * A page of a user's notifications, newest first, before a position. With `toDo` those that still need an action,
 * hidden ones included, so that nobody misses an order because its buyer placed many.
 */
export function listNotifications(
  db: Queries,
  uid: string,
  before: number | undefined,
  toDo = false,
): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(toDo ? listToDo : listAll, [uid, before ?? Number.MAX_SAFE_INTEGER])
}

async function findNotification(db: Queries, uid: string, id: string): Promise<NotificationRow | undefined> {
  const [row] = await db.query<NotificationRow>(
    { name: 'find-notification', text: `SELECT ${columns} FROM notifications WHERE id = $2 AND uid = $1` },
    [uid, id],
  )
  return row
}

/** The reader's notifications with these ids that are not hidden, oldest first. */
export function findNotifications(db: Queries, uid: string, ids: readonly string[]): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(
    {
      name: 'find-notifications',
      text: `SELECT ${columns} FROM notifications WHERE id = ANY ($2::text[]) AND uid = $1 AND NOT is_hidden ORDER BY ord`,
    },
    [uid, ids],
  )
}

/** No badge shows more than this, and counting on would be slow for accounts that never read. */
const mostCounted = 1000

export async function countUnread(db: Queries, uid: string): Promise<number> {
  const [row] = await db.query<{ unread: number }>(
    {
      name: 'count-unread',
      text: `SELECT count(*) AS unread FROM
        (SELECT FROM notifications WHERE uid = $1 AND read_at IS NULL AND NOT is_hidden LIMIT ${mostCounted}) AS unseen`,
    },
    [uid],
  )
  return row?.unread ?? 0
}

/** Milliseconds since the reader's newest notification. */
export async function sinceNewest(db: Queries, uid: string): Promise<number | undefined> {
  const [row] = await db.query<{ ago: number }>(
    {
      name: 'since-newest-notification',
      text: `SELECT greatest(0, round(extract(epoch FROM clock_timestamp() - at) * 1000))::float8 AS ago
        FROM notifications WHERE uid = $1 ORDER BY ord DESC LIMIT 1`,
    },
    [uid],
  )
  return row?.ago
}

/** Notifications that count each other, as in `limit_notifications` and `limit_system_notifications`. */
const limitedWith = "coalesce('by ' || sender, concat('of ', kind, ' ', sender_name))"

/**
 * Marks a notification and those that it represents as read, or also all before it. Publishes the change to other tabs.
 */
export async function markRead(db: Transaction, uid: string, id: string, isWithOlder: boolean): Promise<number> {
  const notification = await findNotification(db, uid, id)
  if (!notification) throw new ApiProblem('not_found')
  const read = await db.query(
    {
      name: 'read-notifications',
      text: `WITH read AS (
        UPDATE notifications SET read_at = now() WHERE uid = $1 AND ord <= $2 AND read_at IS NULL AND ($3 OR ord = $2
          OR ($4 > 0 AND is_hidden AND ${limitedWith} = (SELECT ${limitedWith} FROM notifications WHERE uid = $1 AND ord = $2)))
        RETURNING 1
      ) SELECT FROM read LIMIT 1`,
    },
    [uid, notification.ord, isWithOlder, notification.more],
  )
  if (read.length > 0) db.notify(notificationChannel, JSON.stringify({ uid }))
  return countUnread(db, uid)
}

/** Marks the reader's unread notifications about an order or an offer as read. */
export async function markReadAbout(db: Transaction, uid: string, subject: NotificationSubject): Promise<number> {
  const [[name, id] = ['', '']] = Object.entries(subject)
  const read = await db.query(
    {
      name: 'read-notifications-about',
      text: `WITH read AS (
        UPDATE notifications SET read_at = now() WHERE uid = $1 AND read_at IS NULL AND subject ->> $2::text = $3 RETURNING 1
      ) SELECT FROM read LIMIT 1`,
    },
    [uid, name, id],
  )
  if (read.length > 0) db.notify(notificationChannel, JSON.stringify({ uid }))
  return countUnread(db, uid)
}

/** Deletes notifications older than a year, read or not. */
export async function deleteOldNotifications(db: Queries): Promise<void> {
  await deleteInBatches(db, { table: 'notifications', key: 'uid, ord', where: "at < now() - interval '1 year'" })
}
