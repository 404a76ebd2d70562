import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig, type Settings, settingNames, signInProblem } from '../src/settings.ts'

export type ServerConfig = {
  host: string
  port: number
  /** What browsers load of the build. */
  folder: string
  /** What the server renders pages with. */
  renderer: string
  /** Where `/api` is forwarded to. */
  apiUrl: string
  /** Where the server itself asks the api. */
  apiHost: string
  /** The address that people use, for links that must be whole; the one asked for where it is not set. */
  publicUrl: string | undefined
  app: Config
}

export function readServerConfig(env: Record<string, string | undefined>): ServerConfig {
  const built = env.APP_DIST ?? join(import.meta.dirname, '..', 'dist')
  const folder = join(built, 'client')
  const renderer = join(built, 'server', 'render.js')
  for (const needed of [join(folder, 'index.html'), renderer]) {
    if (!existsSync(needed)) throw new Error(`${built} holds no built app: run npm run build:app`)
  }
  const port = Number(env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is “${env.PORT}”, but must be a port`)
  const settings: Settings = {}
  for (const name of settingNames) if (env[name]) settings[name] = env[name]
  const app = readConfig(settings)
  const problem = signInProblem(app)
  if (problem) throw new Error(problem)
  const apiUrl = address('API_URL', env.API_URL ?? 'http://127.0.0.1:4000') ?? ''
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    folder,
    renderer,
    apiUrl,
    apiHost: app.apiHost.startsWith('/') ? apiUrl : app.apiHost,
    publicUrl: address('PUBLIC_URL', env.PUBLIC_URL),
    app,
  }
}

function address(name: string, value: string | undefined) {
  if (value === undefined || value === '') return undefined
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  throw new Error(`${name} is “${value}”, but must be an address that starts with http`)
}
