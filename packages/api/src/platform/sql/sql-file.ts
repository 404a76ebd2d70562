import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PreparedStatement } from '../db/database.ts'

/** Matches texts, comments and casts, where a colon starts no parameter, and then parameters. */
const pieces = /'(?:[^']|'')*'|--[^\n]*|::|:([a-z_]+)/g

/**
 * Reads the one statement of a `.sql` file with named parameters: `:units` becomes `$3::bigint`. Returns a function
 * that builds the arguments of `query`. Throws at the start of the server if the names differ.
 */
export function readStatement<const Types extends Record<string, string>>(file: URL, types: Types) {
  const name = basename(fileURLToPath(file), '.sql')
  const names = Object.keys(types)
  const unused = new Set(names)
  const unknown: string[] = []
  const text = readFileSync(file, 'utf8').replaceAll(pieces, (piece, parameter?: string) => {
    if (parameter === undefined) return piece
    unused.delete(parameter)
    if (!names.includes(parameter)) unknown.push(parameter)
    return `$${names.indexOf(parameter) + 1}::${types[parameter]}`
  })
  const wrong = [...unknown, ...unused]
  if (wrong.length > 0) throw new Error(`${name}.sql and the types of its parameters disagree on: ${wrong.join(', ')}`)
  const statement: PreparedStatement = { name, text }
  return (parameters: Record<keyof Types & string, unknown>): [PreparedStatement, unknown[]] => [
    statement,
    names.map((parameter) => parameters[parameter]),
  ]
}
