import * as v from 'valibot'
import { ApiProblem } from '../api-problem.ts'

/** PostgreSQL cannot store a zero byte in a text, and half a surrogate pair is not a character. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => isStorable(name) && isStorable(one))
}

/**
 * Parses one part of a request, or throws a problem with the wrong fields. A wrong path parameter names nothing: 404.
 */
export function validate(schema: v.GenericSchema, part: string | undefined, data: unknown): unknown {
  const input = data ?? {}
  const result = v.safeParse(schema, input)
  if (result.success && isStorable(input)) return result.output
  if (part === 'params') throw new ApiProblem('not_found')
  throw invalid(
    result.success ? { [part ?? 'body']: 'Holds a character that cannot be kept.' } : fieldsOf(result.issues),
  )
}

export function invalid(fields: Record<string, string>) {
  const lines = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`)
  return new ApiProblem('invalid', { fields }, lines.join(' '))
}

/** The first problem of each field, by its path with dots. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const issue of issues.slice(0, 20)) {
    const field = (v.getDotPath(issue) ?? 'body').slice(0, 100)
    fields[field] ??= inWords(issue).slice(0, 200)
  }
  return { ...fields }
}

function inWords({ type, expected, received, message }: v.BaseIssue<unknown>) {
  if (type === 'strict_object' && expected === 'never') return 'Not known here.'
  if (type === 'strict_object' && received === 'undefined') return 'Missing.'
  return message.endsWith('.') ? message : `${message}.`
}
