// The temporary folder of a test run, for browser profiles and the many copies of databases.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'arot-test-'
const enough = 6 * 2 ** 30

/** Uses a folder in memory that is removed with this process. If memory is short, the system's own folder is used. */
export function takeScratch() {
  if (!hasEnough()) return
  for (const name of readdirSync(memory)) if (isLeft(name)) rmSync(join(memory, name), { recursive: true, force: true })
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Root's native PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  if (!runsPrograms(folder)) return remove()
  process.env.TMPDIR = folder
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}

function hasEnough() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem(), process.constrainedMemory?.() || Infinity) >= enough
  } catch {
    return false
  }
}

/** Whether a folder is from a killed run. Nothing else frees its memory. */
function isLeft(name: string) {
  const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function runsPrograms(folder: string) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
