// Reads a service from compose.yaml: its environment, its command and its health check.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Service = { environment: Record<string, string>; command?: string[]; healthcheck: { test: string[] } }

/** Fills in `${NAME}`. A required variable that is missing is an error, as in Docker. */
export function readServices(root: string, variables: Record<string, string>): { api: Service; app: Service } {
  const fill = (words: string) =>
    words.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, otherwise = '') => {
      const value = variables[name]
      if (value !== undefined) return value
      if (kind === '-') return otherwise
      throw new Error(otherwise || `compose.yaml wants ${name}, and nobody gives it.`)
    })
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
  return parse(text, (_key, value) => (typeof value === 'string' ? fill(value) : value)).services
}
