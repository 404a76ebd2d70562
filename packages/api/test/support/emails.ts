import {
  claimEmails,
  type Digest,
  type Email,
  type NotificationEmail,
} from '../../src/modules/notifications/email-outbox.store.ts'
import { scheduleEmails } from '../../src/modules/notifications/email-schedule.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { EmailLimits } from '../../src/platform/mail-settings.ts'

const unlimited: EmailLimits = { perRecipient: 1e6, perSender: 1e6 }

/** Takes every email that would be sent now, in the order of sending. */
export async function takeEmails(db: Database, limits = unlimited): Promise<Email[]> {
  await scheduleEmails(db, limits)
  return (await claimEmails(db, 100_000)).emails
}

/** The same without digests. */
export const takeNotificationEmails = async (db: Database): Promise<NotificationEmail[]> =>
  (await takeEmails(db)).filter(isNotificationEmail)

export const isNotificationEmail = (email: Email): email is NotificationEmail => !isDigest(email)
export const isDigest = (email: Email): email is Digest => 'digestSize' in email
