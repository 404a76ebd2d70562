// How the app says what came of something. What is said stands with what it is said about: every page would begin with it.

export type Message = { title: string; text?: string; tone: 'success' | 'warning' | 'error' }

export const success = (title: string, text?: string): Message => ({ title, text, tone: 'success' })
export const warning = (title: string, text?: string): Message => ({ title, text, tone: 'warning' })
export const error = (title: string, text?: string): Message => ({ title, text, tone: 'error' })

export function wordsOf(cause: unknown) {
  return cause instanceof Error ? cause.message : ''
}
