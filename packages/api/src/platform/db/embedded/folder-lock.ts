import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/**
 * Keeps a second process out of an embedded database, which two would destroy. What excludes is the operating system's
 * own lock on a file, which SQLite takes: it ends with its process, however that ends. The file stays, for one that is
 * removed can be locked twice, and nobody else may open it: closing it anywhere in the process would end the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(dirname(folder), { recursive: true })
  // The wait is for another's clearing up after a process that was killed, a moment.
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

/** Only says who it is: what stands here may be old, and excludes nobody. */
const nameOf = (folder: string) => `${folder}.pid`

function holderOf(folder: string) {
  try {
    return readFileSync(nameOf(folder), 'utf8')
  } catch {
    return 'unknown'
  }
}
