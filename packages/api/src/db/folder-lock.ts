import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Keeps a second process out of an embedded database, which two would destroy. A lock whose process is gone, as after
 * a kill -9, is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  await mkdir(dirname(folder), { recursive: true })
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(identify(process.pid)), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder && isRunning(holder)) {
      throw new Error(
        `The database in ${folder} is in use by process ${holder.pid}. Stop it, or choose another folder.`,
      )
    }
    await rm(file, { force: true })
  }
}

type Holder = { pid: number; started: string | null }

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isRunning(holder: Holder) {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return identify(holder.pid).started === holder.started
}

/** The pid and, where the system tells, when it began: pids are used again, above all in containers. */
function identify(pid: number): Holder {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return { pid, started: fields?.[19] ?? null }
  } catch {
    return { pid, started: null }
  }
}
