// The type of a message about an outcome. Each resource has its own texts, because every page would load them here.

import { hasTranslation, t } from './i18n/words.ts'

export type Message = { title: string; text?: string; tone: 'success' | 'warning' | 'error' }

export const success = (title: string, text?: string): Message => ({ title, text, tone: 'success' })
export const warning = (title: string, text?: string): Message => ({ title, text, tone: 'warning' })
export const error = (title: string, text?: string): Message => ({ title, text, tone: 'error' })

/** Translates a message. `null` stays `null`. */
export function inWords<Text extends { title: string; text?: string | undefined } | null>(message: Text): Text {
  if (message === null) return message
  return { ...message, title: t(message.title), ...(message.text && { text: t(message.text) }) }
}

export function wordsOf(cause: unknown) {
  return cause instanceof Error && hasTranslation(cause.message) ? cause.message : ''
}
