import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** What a process holds of the machine's memory, in bytes. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}

/** How many files, sockets and the like it has open; not told on every system. */
export function handlesOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}
