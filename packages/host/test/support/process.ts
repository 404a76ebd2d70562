import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePorts } from '../../../api/scripts/ports.ts'

const program = join(import.meta.dirname, '../../src/main.ts')

/** Starts the host as an operator does: as a process with only its variables and signals. */
export function spawnHost(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const onOutput = (part: string) => {
    output += part
  }
  child.stdout.setEncoding('utf8').on('data', onOutput)
  child.stderr.setEncoding('utf8').on('data', onOutput)
  return {
    /** Everything it wrote. It is complete only once the process has ended. */
    output: () => output,
    end: () => child.kill('SIGTERM'),
    kill: () => child.kill('SIGKILL'),
    /** Resolves to its exit code and the signal that ended it. */
    ended: once(child, 'close'),
  }
}

export async function startHostProcess(env: Record<string, string>) {
  const ports = await freePorts()
  const [url, operations] = [`http://127.0.0.1:${ports.app}`, `http://127.0.0.1:${ports.api}`]
  const host = spawnHost({ PORT: String(ports.app), OPS_PORT: String(ports.api), ...env })
  await vi.waitFor(() => fetch(`${operations}/readyz`))
  return { ...host, url, operations }
}
