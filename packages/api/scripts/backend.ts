// The emulator and the server as processes of their own, over one folder: what `npm run api` is, and `npm start` begins with.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { allAccounts, demoOperator } from '../src/seed/accounts.ts'
import { confirmAddress, type Emulator, ensureAccount, setOperator, startEmulator } from './emulator.ts'
import { requireFree } from './free-port.ts'
import { hasEnded, leash, waitForUnexpectedExit } from './leashed.ts'
import { bypassProxyOnLoopback, waitUntilReady } from './readiness.ts'

const source = join(import.meta.dirname, '../src')
const project = 'demo-arot'

export type Backend = {
  /** Addresses without a trailing slash. */
  api: string
  auth: string
  pids: { api: number; auth: number }
  /** Resolves with a sentence when one of the two ends by itself. */
  ended: Promise<string>
  stop: () => Promise<void>
}

type Options = {
  /** Where the database and the accounts are kept. */
  folder: string
  apiPort: number
  authPort: number
  /** How many products a catalogue that has none is given. */
  products: number
  /** More of the server's own variables, such as PUBLIC_URL. */
  env?: Record<string, string>
  /** Ends a start that is under way. */
  signal?: AbortSignal
}

export async function startBackend({
  folder,
  apiPort,
  authPort,
  products,
  env = {},
  signal,
}: Options): Promise<Backend> {
  bypassProxyOnLoopback(process.env)
  await Promise.all([requireFree(apiPort, 'API_PORT'), requireFree(authPort, 'AUTH_PORT')])
  const environment = {
    LOG_LEVEL: 'warn',
    ...process.env,
    DATA_DIR: folder,
    PORT: String(apiPort),
    FIREBASE_PROJECT_ID: project,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
    ...env,
  }
  const api = `http://127.0.0.1:${apiPort}`
  const [emulator, server] = await bothOrNeither(
    startEmulator({ project, port: authPort, folder: join(folder, 'accounts'), signal }),
    startServer(environment, products, { address: api, signal }),
  )
  let isStopping = false
  return {
    api,
    auth: emulator.url,
    pids: { api: server.pid as number, auth: emulator.pid },
    ended: Promise.race([emulator.ended, waitForUnexpectedExit('The server', server, () => isStopping)]),
    async stop() {
      isStopping = true
      await Promise.all([stopProcess(server), emulator.stop()])
    },
  }
}

/** Both, with the demo accounts; or what did start is stopped again, for nobody would be left to do it. */
async function bothOrNeither(emulator: Promise<Emulator>, server: Promise<ChildProcess>) {
  try {
    const [{ url }] = await Promise.all([emulator, server])
    await Promise.all(
      allAccounts.map(async (account) => {
        await ensureAccount(url, project, { ...account, photo: account.photo ?? '' })
        await confirmAddress(url, project, account.uid)
      }),
    )
    await setOperator(url, project, demoOperator.uid)
    return await Promise.all([emulator, server])
  } catch (error) {
    await Promise.allSettled([emulator.then(({ stop }) => stop()), server.then(stopProcess)])
    throw error
  }
}

type Start = { address: string; signal: AbortSignal | undefined }

/** Fills an empty catalogue, then starts the server and waits until it answers. */
async function startServer(env: NodeJS.ProcessEnv, products: number, { address, signal }: Start) {
  signal?.throwIfAborted()
  const seeding = run('seed/main.ts', ['--products', String(products)], env)
  // The next start goes on where this one stops.
  const stopSeeding = () => void seeding.kill('SIGTERM')
  signal?.addEventListener('abort', stopSeeding)
  const code = await new Promise((resolve) => seeding.once('exit', resolve))
  signal?.removeEventListener('abort', stopSeeding)
  signal?.throwIfAborted()
  if (code !== 0) throw new Error('The catalogue could not be filled. The reason is above.')
  const server = run('main.ts', [], env)
  await waitUntilReady(`${address}/readyz`, { child: server, name: 'The server', signal })
  return server
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  // A group of its own: Ctrl-C reaches this process alone, which then stops the others in order.
  return spawn(process.execPath, [...leash, join(source, program), ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
}

async function stopProcess(child: ChildProcess) {
  if (hasEnded(child)) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}
