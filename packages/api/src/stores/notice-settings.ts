import { type NoticeKind, type NoticeSettings, type NoticeSettingsChange, noticeKinds } from '@arot/contract'
import type { Database, Queries } from '../db/database.ts'

type Row = { unwanted: NoticeKind[]; language: NoticeSettings['language'] }

export async function settingsOf(db: Queries, uid: string): Promise<NoticeSettings> {
  const [row] = await db.query<Row>('SELECT unwanted, language FROM notice_settings WHERE uid = $1', [uid])
  const email = Object.fromEntries(noticeKinds.map((kind) => [kind, !row?.unwanted.includes(kind)]))
  return { email: email as NoticeSettings['email'], language: row?.language ?? 'en' }
}

/**
 * Changes what is named and leaves the rest; of two changes at once neither undoes the other. `unlessChosen`: only where
 * nothing was chosen before.
 */
export function changeSettings(
  db: Database,
  uid: string,
  { email = {}, language, unlessChosen = false }: NoticeSettingsChange,
) {
  const named = Object.entries(email)
  const unwanted = named.filter(([, isWanted]) => !isWanted).map(([kind]) => kind)
  return db.transaction(async (transaction) => {
    const added = await transaction.query(
      'INSERT INTO notice_settings (uid) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1',
      [uid],
    )
    if (unlessChosen && added.length === 0) return settingsOf(transaction, uid)
    await transaction.query(
      `UPDATE notice_settings SET language = coalesce($2, language), unwanted = ARRAY(
        SELECT kind FROM unnest(unwanted) AS kind WHERE kind <> ALL ($3::text[]) UNION SELECT unnest($4::text[])
      ) WHERE uid = $1`,
      [uid, language ?? null, named.map(([kind]) => kind), unwanted],
    )
    return settingsOf(transaction, uid)
  })
}
