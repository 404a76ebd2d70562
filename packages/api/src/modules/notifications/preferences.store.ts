import {
  type NotificationKind,
  type NotificationSettings,
  type NotificationSettingsChange,
  notificationKinds,
} from '@arot/contract'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Database, Queries } from '../../platform/db/database.ts'

type Row = {
  unwanted: NotificationKind[] | null
  language: NotificationSettings['language'] | null
  isEmailConfirmed: boolean
}

const readSettings = `SELECT unwanted, language,
    EXISTS (SELECT FROM users WHERE users.uid = account.uid AND email_confirmed_at IS NOT NULL) AS "isEmailConfirmed"
  FROM (VALUES ($1::text)) AS account (uid) LEFT JOIN notification_settings USING (uid)`

/** An address counts as confirmed if the caller's token says so, or an earlier one did. */
export async function settingsOf(
  db: Queries,
  { uid, isEmailConfirmed = false }: Caller,
): Promise<Required<NotificationSettings>> {
  const [row] = await db.query<Row>(readSettings, [uid])
  const email = Object.fromEntries(notificationKinds.map((kind) => [kind, !row?.unwanted?.includes(kind)]))
  return {
    email: email as NotificationSettings['email'],
    language: row?.language ?? 'en',
    isEmailConfirmed: isEmailConfirmed || row?.isEmailConfirmed === true,
  }
}

/**
 * Changes only the given settings, so that two changes at once do not undo each other. `unlessChosen`: only if nothing
 * was chosen before.
 */
export function changeSettings(
  db: Database,
  caller: Caller,
  { email = {}, language, unlessChosen = false }: NotificationSettingsChange,
) {
  const { uid } = caller
  const named = Object.entries(email)
  const unwanted = named.filter(([, isWanted]) => !isWanted).map(([kind]) => kind)
  return db.transaction(async (transaction) => {
    const added = await transaction.query(
      'INSERT INTO notification_settings (uid) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1',
      [uid],
    )
    if (unlessChosen && added.length === 0) return settingsOf(transaction, caller)
    await transaction.query(
      `UPDATE notification_settings SET language = coalesce($2, language), unwanted = ARRAY(
        SELECT kind FROM unnest(unwanted) AS kind WHERE kind <> ALL ($3::text[]) UNION SELECT unnest($4::text[])
      ) WHERE uid = $1`,
      [uid, language ?? null, named.map(([kind]) => kind), unwanted],
    )
    return settingsOf(transaction, caller)
  })
}
