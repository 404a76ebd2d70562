import type { Notice, NoticeKind } from '@arot/contract'
import type { Prepared, Queries } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { newId } from './ids.ts'

export const noticeChannel = 'arot_notices'

export type Told = {
  uid: string
  kind: NoticeKind
  subject: Notice['subject']
  quantity?: number | undefined
  /** The other party's name, as the reader may know it. */
  by?: string | undefined
}

export type NoticeRow = {
  ord: number
  id: string
  kind: NoticeKind
  at: Date
  read_at: Date | null
  subject: Notice['subject']
  quantity: number | null
  told_by: string | null
}

const columns = 'ord, id, kind, at, read_at, subject, quantity, told_by'

const tell: Prepared = {
  name: 'tell-party',
  text: `
  WITH told AS (
    INSERT INTO notices (id, uid, kind, subject, quantity, told_by) VALUES ($1, $2, $3, $4::jsonb, $5, $6)
    RETURNING id, uid
  ), lettered AS (
    INSERT INTO letters (id, uid, notice_id, recipient, language)
    SELECT told.id, told.uid, told.id, users.email, coalesce(chosen.language, 'en')
    FROM told JOIN users ON users.uid = told.uid LEFT JOIN notice_settings AS chosen ON chosen.uid = told.uid
    WHERE NOT $3 = ANY (coalesce(chosen.unwanted, '{}'))
  )
  SELECT pg_notify($7, json_build_object('uid', uid, 'id', id)::text) FROM told`,
}

/**
 * Tells somebody of something, with the change it tells of: notice and letter are there when that is committed, and
 * otherwise neither. Whoever listens hears of it after the commit.
 */
export async function tellParty(transaction: Queries, { uid, kind, subject, quantity, by }: Told): Promise<string> {
  const id = newId()
  const values = [id, uid, kind, JSON.stringify(subject), quantity ?? null, by ?? null, noticeChannel]
  await transaction.query(tell, values)
  return id
}

export const noticesAPage = 30

/** A page of somebody's notices, newest first, from before a place on. */
export function listNotices(db: Queries, uid: string, before: number | undefined): Promise<NoticeRow[]> {
  return db.query<NoticeRow>(
    {
      name: 'list-notices',
      text: `SELECT ${columns} FROM notices WHERE uid = $1 AND ord < $2 ORDER BY ord DESC LIMIT ${noticesAPage + 1}`,
    },
    [uid, before ?? Number.MAX_SAFE_INTEGER],
  )
}

export async function findNotice(db: Queries, uid: string, id: string): Promise<NoticeRow | undefined> {
  const [row] = await db.query<NoticeRow>(
    { name: 'find-notice', text: `SELECT ${columns} FROM notices WHERE id = $2 AND uid = $1` },
    [uid, id],
  )
  return row
}

/** Nobody reads more than this from a badge, and counting further would cost who never reads. */
const mostCounted = 1000

export async function countUnread(db: Queries, uid: string): Promise<number> {
  const [row] = await db.query<{ unread: number }>(
    {
      name: 'count-unread',
      text: `SELECT count(*) AS unread FROM
        (SELECT FROM notices WHERE uid = $1 AND read_at IS NULL LIMIT ${mostCounted}) AS unseen`,
    },
    [uid],
  )
  return row?.unread ?? 0
}

/** Marks a notice of this reader's and all before it as read; their other tabs hear of it. */
export async function readUpTo(db: Queries, uid: string, id: string): Promise<number> {
  const notice = await findNotice(db, uid, id)
  if (!notice) throw new Refusal('not_found')
  await db.query(
    {
      name: 'read-notices',
      text: `WITH read AS (
        UPDATE notices SET read_at = now() WHERE uid = $1 AND ord <= $2 AND read_at IS NULL RETURNING 1
      ) SELECT pg_notify($3, json_build_object('uid', $1::text)::text) WHERE EXISTS (SELECT FROM read)`,
    },
    [uid, notice.ord, noticeChannel],
  )
  return countUnread(db, uid)
}
