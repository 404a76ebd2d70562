import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/**
 * Keeps a second process out of an embedded database, which two would destroy. It uses SQLite's file lock, which the
 * operating system releases when the process ends in any way. The file stays, because a file that is removed can be
 * locked twice. No other code may open it: closing it anywhere in the process would release the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(dirname(folder), { recursive: true })
  // Waits a moment, because another process may be cleaning up after a killed one.
  const lock = new DatabaseSync(`${folder}.mutex`, { timeout: 100 })
  try {
    lock.exec('BEGIN IMMEDIATE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new Error(
      `The database in ${folder} is in use by process ${holderOf(folder)}. Stop it, or choose another folder.`,
    )
  }
  await writeFile(nameOf(folder), String(process.pid))
  return async () => {
    await rm(nameOf(folder), { force: true })
    lock.close()
  }
}

/** Only for the error message: the content may be old and locks nothing. */
const nameOf = (folder: string) => `${folder}.pid`

function holderOf(folder: string) {
  try {
    return readFileSync(nameOf(folder), 'utf8')
  } catch {
    return 'unknown'
  }
}
