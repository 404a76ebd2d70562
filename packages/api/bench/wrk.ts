// A sender that takes next to nothing of the processors that it shares with the server: https://github.com/wg/wrk
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type LoadResult = { total: number; seconds: number; p50: number; p99: number; refused: number }

type Sending = { paths: string[]; headers: Record<string, string>; connections: number; seconds: number }

const isThere = () => spawnSync('wrk', ['--version']).error === undefined

/** Whether there is one: where the distribution can be asked for it, it is. */
export function ensureWrk(): boolean {
  if (isThere()) return true
  if (process.getuid?.() === 0) {
    console.log('No wrk on this machine: installing the distribution’s (apt-get install wrk)')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'wrk'],
    ]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env })
    }
    if (isThere()) return true
  }
  console.log(
    'No wrk on this machine: autocannon sends, and takes more of the processors that the server is measured on',
  )
  return false
}

/** Asks for the paths in turn, by so many connections at once. */
export async function sendByWrk(url: string, { paths, headers, connections, seconds }: Sending): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'arot-wrk-'))
  const list = join(folder, 'paths')
  await writeFile(list, paths.join('\n'))
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  // It takes whole seconds alone.
  const options = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, ...headerArgs]
  const script = join(import.meta.dirname, 'wrk.lua')
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', script, url, '--', list])
  await rm(folder, { recursive: true })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
