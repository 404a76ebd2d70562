// Starts and stops emulator, api and app together, for `npm start`, the journeys and the benches.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Backend, startBackend } from '../packages/api/scripts/backend.ts'
import type { Ports } from '../packages/api/scripts/ports.ts'
import { removeRunFile, writeRunFile } from '../packages/api/scripts/run-file.ts'
import { buildApp } from './app-build.ts'
import { type AppProcess, startApp } from './app-process.ts'

export type Stack = {
  /** Addresses without a trailing slash. */
  app: string
  api: string
  auth: string
  /** The ids of the processes. */
  pids: { app: number; api: number; auth: number }
  /** Resolves with a sentence when a part ends by itself. */
  ended: Promise<string>
  stop: () => Promise<void>
}

export type StackOptions = {
  /** The folder of all data. */
  folder: string
  ports: Ports
  /** How many products an empty catalogue gets. */
  products: number
  /** Serves the sources with hot reload instead of a build. */
  isDev?: boolean
  /** More variables for the api, such as its limits. */
  apiEnv?: Record<string, string>
  /** More variables for the app, such as its settings. */
  appEnv?: Record<string, string>
  say?: (step: string) => void
  /** Stops a start that is in progress. */
  signal?: AbortSignal
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const { folder, ports, products, isDev = false, apiEnv, appEnv, say = () => {}, signal } = options
  const runFile = join(folder, 'run.json')
  const address = `http://127.0.0.1:${ports.app}`
  say('Starting the auth emulator and the api')
  const backend = startBackend({
    folder,
    apiPort: ports.api,
    authPort: ports.auth,
    products,
    ...(signal && { signal }),
    env: {
      PUBLIC_URL: `${address}/api`,
      APP_URL: process.env.APP_URL ?? address,
      BRAND_NAME: brandName(),
      // Only trusts the app's server on this machine.
      TRUST_PROXY: '127.0.0.1,::1',
      CORS_ORIGINS: originsOf(ports.app),
      ...apiEnv,
    },
  })
  const [{ api, auth, pids, ended, stop }] = await together(backend, isDev ? null : buildApp(say, signal))
  let app: AppProcess
  try {
    say('Starting the app')
    app = await startApp({ port: ports.app, api, auth, isDev, env: appEnv, signal })
  } catch (error) {
    await stop()
    throw error
  }
  await writeRunFile(runFile, { app: address, api, auth, pid: process.pid })
  return {
    app: address,
    api,
    auth,
    pids: { ...pids, app: app.pid },
    ended: Promise.race([ended, app.ended]),
    async stop() {
      await removeRunFile(runFile)
      await app.stop()
      await stop()
    },
  }
}

/** The app's name, which the api also needs for emails and to reserve it. */
function brandName(): string {
  const { BRAND, BRAND_NAME, VITE_BRAND_NAME } = process.env
  return BRAND_NAME || VITE_BRAND_NAME || (BRAND ? nameIn(BRAND) : '')
}

/** Reads the name. If the file is invalid, the app reports the problem in one line. */
function nameIn(brandFile: string) {
  try {
    const { name } = JSON.parse(readFileSync(brandFile, 'utf8'))
    return typeof name === 'string' ? name : ''
  } catch {
    return ''
  }
}

/** Waits for both. If the build fails, the backend is stopped. */
async function together(backend: Promise<Backend>, build: Promise<void> | null): Promise<[Backend]> {
  const [started, built] = await Promise.allSettled([backend, build])
  if (started.status === 'rejected') throw started.reason
  if (built.status === 'fulfilled') return [started.value]
  await started.value.stop()
  throw built.reason
}

/** The app's own pages, and Storybook, which may call the api too. */
function originsOf(appPort: number) {
  return [appPort, 6006].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]).join(',')
}
