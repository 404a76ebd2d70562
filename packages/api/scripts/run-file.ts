// `.data/run.json`: where what runs can be reached, for whoever comes after (tests, a second terminal).
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type RunFile = { app?: string; api: string; auth: string; pid: number }

/** Written in one step, once everything answers. */
export async function writeRunFile(file: string, run: RunFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** What runs, or null: what a process left that is gone does not count. */
export function readRunFile(file: string): RunFile | null {
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as RunFile
    process.kill(run.pid, 0)
    return run
  } catch {
    return null
  }
}

export const removeRunFile = (file: string) => rm(file, { force: true })
