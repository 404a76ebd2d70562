// A separate file: every first page needs `statusOf`, but none has a form.
import { eachInWords } from './i18n/problems.ts'
import { hasProblemCode } from './problem.ts'

/** The problems of single fields, or `null` if the error names none. */
export function fieldProblemsOf(error: unknown): Record<string, string> | null {
  if (!hasProblemCode(error, 'invalid')) return null
  const { fields } = error.details
  return typeof fields === 'object' && fields !== null ? eachInWords(fields as Record<string, string>) : null
}
