// Explains in one line why the start failed, with the variable that may be wrong.
import { isOutOfSpace } from './postgres/unavailable.ts'

export type StartSettings = {
  databaseUrl: string | undefined
  databaseListenUrl: string | undefined
  databaseReadUrl: string | undefined
  dataFolder: string
}

type Details = { code?: string; errno?: number; address?: string; port?: number; errors?: unknown[] }

export function startProblem(error: unknown, settings: StartSettings): Error {
  const words = wordsOf(error)
  const { databaseUrl, dataFolder } = settings
  if (!databaseUrl && isOutOfSpace(error)) return new Error(`DATA_DIR: no space left on the disk of ${dataFolder}`)
  return new Error(databaseUrl && isAboutAddress(error) ? `${variableOf(error, settings)}: ${words}` : words)
}

function wordsOf(error: unknown): string {
  const { code, errno, errors } = error as Details
  // One error for each address of the host name.
  if (Array.isArray(errors) && errors.length > 0) return errors.map(wordsOf).join(', ')
  const { message, name } = error as Partial<Error>
  if (typeof message === 'string' && message !== '') return message
  return [name, code, errno].filter((part) => part !== undefined && part !== '').join(' ') || String(error)
}

/** The server cannot be found or reached, has no such database, or refuses the login. */
function isAboutAddress(error: unknown) {
  const { code = (error as Details).errors?.map(codeOf).find(Boolean) ?? '' } = error as Details
  return /^(E[A-Z_]+|28\w{3}|3D000|08\w{3}|53300|57P03)$/.test(code) || /timeout|terminated/i.test(wordsOf(error))
}

const codeOf = (error: unknown) => (error as Details).code

/** The variable whose port was tried, if the error names a port. */
function variableOf(error: unknown, { databaseListenUrl, databaseReadUrl, databaseUrl }: StartSettings) {
  const { port, errors } = error as Details
  const tried = port ?? (errors?.[0] as Details | undefined)?.port
  const variables = {
    DATABASE_URL: databaseUrl,
    DATABASE_LISTEN_URL: databaseListenUrl,
    DATABASE_READ_URL: databaseReadUrl,
  }
  const found = Object.entries(variables).find(
    ([, url]) => url !== undefined && tried !== undefined && portOf(url) === tried,
  )
  return found?.[0] ?? 'DATABASE_URL'
}

const portOf = (url: string) => Number(new URL(url).port || 5432)
