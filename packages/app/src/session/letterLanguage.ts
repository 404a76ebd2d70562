import { type Client, noticeCalls } from '@arot/contract'
import type { Language } from '../platform/i18n/languages.ts'

/**
 * Who registers or signs in in a language gets letters in it, unless they ever chose another. In English they come anyway.
 * Nothing waits for it, and where it fails the next time they sign in makes up for it.
 */
export async function sayLetterLanguage({ call }: Pick<Client, 'call'>, language: Language): Promise<void> {
  if (language === 'en') return
  await noticeCalls(call)
    .changeNoticeSettings({ language, unlessChosen: true })
    .catch(() => {})
}
