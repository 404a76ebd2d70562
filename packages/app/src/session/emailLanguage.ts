import { type Client, notificationCalls } from '@arot/contract'
import type { Language } from '../platform/i18n/languages.ts'

/**
 * Sets the language of emails to the language of this page, unless the reader chose another before. English is the
 * default. A failure is ignored: the next sign-in tries again.
 */
export async function setEmailLanguage({ call }: Pick<Client, 'call'>, language: Language): Promise<void> {
  if (language === 'en') return
  await notificationCalls(call)
    .changeNotificationSettings({ language, unlessChosen: true })
    .catch(() => {})
}
