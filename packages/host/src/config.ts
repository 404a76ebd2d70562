// Every variable of the server, in one place, checked before anything starts.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig as readSettings, type Settings, settingNames, signInProblem } from '@arot/app/settings'

export type Config = ReturnType<typeof readConfig>

type Environment = Record<string, string | undefined>

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readConfig(env: Environment) {
  const app = settingsOf(env)
  const number = numbersOf(env)
  const port = number('PORT', 3000, 0, 65_535)
  const apiUrl = address('API_URL', env.API_URL) ?? 'http://127.0.0.1:4000'
  const operationsPort = number('OPS_PORT', 0, 0, 65_535)
  const logLevel = env.LOG_LEVEL || 'info'
  if (!levels.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not “${logLevel}”`)

  return {
    host: env.HOST || '127.0.0.1',
    port,
    ...builtApp(env.APP_DIST ?? join(import.meta.dirname, '..', 'dist')),
    /** Where `/api` is forwarded to. */
    apiUrl,
    /** Where the server itself asks the api. */
    apiHost: app.apiHost.startsWith('/') ? apiUrl : app.apiHost,
    /** The address that people use, for links that must be whole. What a request says of it is not asked. */
    publicUrl: address('PUBLIC_URL', env.PUBLIC_URL) ?? `http://127.0.0.1:${port}`,
    app,
    trustProxy: proxies(env.TRUST_PROXY?.trim()),
    bodyLimit: number('BODY_LIMIT', 65_536, 1024, 1_048_576),
    requestSeconds: number('REQUEST_TIMEOUT', 15, 1, 600),
    shutdownSeconds: number('SHUTDOWN_TIMEOUT', 10, 1, 600),
    /** Requests a second from one address, and how many at once after a pause; 0 a second is no limit. */
    addressRate: {
      perSecond: number('RATE_ADDRESS', 200, 0, 1e6),
      burst: number('RATE_ADDRESS_BURST', 2000, 1, 1e7),
    },
    /** The same for pages that are not kept and must be rendered. */
    renderRate: {
      perSecond: number('RATE_RENDER', 5, 0, 1e6),
      burst: number('RATE_RENDER_BURST', 100, 1, 1e7),
    },
    pagesBytes: number('PAGES_MB', 64, 1, 65_536) * 1024 * 1024,
    /** Replicas must have the same, to know what another of them has signed. */
    cookieSecret: env.COOKIE_SECRET || randomBytes(32).toString('base64url'),
    operations: operationsPort > 0 ? { host: env.OPS_HOST || '127.0.0.1', port: operationsPort } : undefined,
    logLevel,
  }
}

function builtApp(built: string) {
  const parts = {
    /** What browsers load of the build. */
    folder: join(built, 'client'),
    /** What the server renders pages with. */
    renderer: join(built, 'server', 'render.js'),
  }
  for (const needed of [join(parts.folder, 'index.html'), parts.renderer]) {
    if (!existsSync(needed)) throw new Error(`${built} holds no built app: run npm run build:app`)
  }
  return parts
}

function settingsOf(env: Environment) {
  const settings: Settings = {}
  for (const name of settingNames) if (env[name]) settings[name] = env[name]
  const app = readSettings(settings)
  const problem = signInProblem(app)
  if (problem) throw new Error(problem)
  return app
}

function numbersOf(env: Environment) {
  return (name: string, otherwise: number, least: number, most: number) => {
    const told = env[name]?.trim()
    const number = told ? Number(told) : otherwise
    if (Number.isInteger(number) && number >= least && number <= most) return number
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not “${told}”`)
  }
}

function address(name: string, value: string | undefined) {
  if (value === undefined || value === '') return undefined
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  throw new Error(`${name} is “${value}”, but must be an address that starts with http`)
}

/** How many proxies stand in front, or which addresses they have. */
function proxies(told: string | undefined): false | number | string[] {
  if (told === undefined || told === '' || told === '0') return false
  if (/^\d{1,2}$/.test(told)) return Number(told)
  if (/^[\d.:a-f/, ]+$/i.test(told)) return told.split(',').map((one) => one.trim())
  throw new Error(`TRUST_PROXY must be the number of proxies in front or their addresses, not “${told}”`)
}
