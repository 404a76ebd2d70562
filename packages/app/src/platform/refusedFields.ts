// In a file of its own: the first page asks for a refusal's status, and no first page has a form.
import { eachInWords } from './i18n/problems.ts'
import { isRefusedFor } from './refusal.ts'

/** What the server says of single fields, where it does. */
export function refusedFields(error: unknown): Record<string, string> | null {
  if (!isRefusedFor(error, 'invalid')) return null
  const { fields } = error.details
  return typeof fields === 'object' && fields !== null ? eachInWords(fields as Record<string, string>) : null
}
