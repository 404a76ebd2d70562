import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'

export type ServerProcess = {
  url: string
  pid: number
  /** Kills the process immediately, like kill -9. */
  kill: () => Promise<void>
  /** The output on standard error. */
  complaints: () => string
  /** Stops the process in order. */
  stop: () => Promise<void>
}

const main = join(import.meta.dirname, '..', '..', 'src', 'main.ts')

/** The process runs for seconds only. Optimizing PGlite's code would take longer than it saves. */
const flags = ['--liftoff-only']

/** Starts the real server as a separate process and waits until it answers. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const emulator = new URL(process.env.TEST_AUTH_URL ?? 'http://127.0.0.1:1').host
  const child = spawn(process.execPath, [...flags, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
      PORT: String(port),
      RATE_ADDRESS: '0',
      RATE_USER: '0',
      ...env,
    },
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  await listening(child)
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url: `http://127.0.0.1:${env.PORT ?? port}`,
    pid: child.pid as number,
    complaints: () => complaints,
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  }
}

/** Waits for the log line that says that it listens. If the process ends before, its output says why. */
function listening(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk
      if (output.includes('"listening"')) resolve()
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)))
  })
}
