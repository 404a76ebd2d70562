import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { hasEnded, leash, waitForUnexpectedExit } from '../packages/api/scripts/leashed.ts'
import { waitUntilReady } from '../packages/api/scripts/readiness.ts'

export type AppProcess = { pid: number; ended: Promise<string>; stop: () => Promise<void> }

type Options = {
  port: number
  api: string
  auth: string
  isDev: boolean
  env?: Record<string, string>
  signal?: AbortSignal | undefined
}

const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages', 'host')

/** The app's own server over the build, or Vite's over the sources. */
export async function startApp({ port, api, auth, isDev, env, signal }: Options): Promise<AppProcess> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const command = isDev
    ? [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
    : [join(folder, 'src', 'main.ts')]
  const child = spawn(process.execPath, [...leash, ...command], {
    cwd: folder,
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(port),
      API_URL: api,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      VITE_AUTH_EMULATOR: auth,
      // A relative path is relative to this folder, but the server runs in another one.
      ...(process.env.BRAND && { BRAND: resolve(process.env.BRAND) }),
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A separate process group: Ctrl-C only reaches the starting process, which then stops the others in order.
    detached: true,
  })
  let isStopping = false

  await waitUntilReady(`http://127.0.0.1:${port}/`, { child, name: 'The app', signal })
  return {
    pid: child.pid as number,
    ended: waitForUnexpectedExit('The app', child, () => isStopping),
    async stop() {
      isStopping = true
      if (hasEnded(child)) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
