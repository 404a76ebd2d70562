import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ourMigrations = join(import.meta.dirname, 'migrations')

export type Migration = {
  name: string
  number: number
  hash: string
  /** In a `.concurrent.sql` file, each statement separately, outside a transaction. Otherwise the whole file. */
  statements: string[]
  isConcurrent: boolean
  /** The oldest release that can run beside this migration, by its newest migration. Null: no new requirement. */
  compatibleWith: number | null
}

/** In the order in which they are applied. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    // A checkout on Windows may have changed the line ends.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    const isConcurrent = name.endsWith('.concurrent.sql')
    return {
      name,
      number: Number(name.slice(0, 4)),
      hash: createHash('sha256').update(text).digest('hex'),
      statements: isConcurrent ? simpleStatements(text) : [text],
      isConcurrent,
      compatibleWith: readCompatibleWith(text),
    }
  })
}

const readCompatibleWith = (text: string) => {
  const number = /^-- compatible-with: (\d{4})$/m.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}

/** Splits at semicolons. A test ensures that concurrent migrations contain no semicolon inside a text. */
const simpleStatements = (text: string) =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
