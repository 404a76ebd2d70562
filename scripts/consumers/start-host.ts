// Starts a host's own server with its `start` script, on a free port.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../packages/api/scripts/free-port.ts'
import { hasEnded, leash } from '../../packages/api/scripts/leashed.ts'

export type HostServer = { address: string; close: () => Promise<void> }

export async function startHost(folder: string): Promise<HostServer> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [command, ...args] = scripts.start.split(' ')
  const port = await freePort()
  const child = spawn(process.execPath, [...leash, programOf(folder, command), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${port}/`
  while (!(await answers(address))) {
    if (hasEnded(child)) throw new Error(`${scripts.start} ended before it answered.`)
    await pause(50)
  }
  return {
    address,
    async close() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** The file behind a command, so that stopping ends the server itself and not a shell around it. */
function programOf(folder: string, command: string) {
  const packages: Record<string, string> = { next: 'next', 'react-router-serve': '@react-router/serve' }
  const name = packages[command] ?? command
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(manifest, '..', typeof bin === 'string' ? bin : bin[command])
}

function answers(address: string) {
  return fetch(address).then(
    () => true,
    () => false,
  )
}
