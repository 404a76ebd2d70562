// Reads every variable of the server in one place, and checks it before anything starts.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig as readSettings, type Settings, settingNames, signInProblem } from '@arot/app/settings'
import { ConfigError, type Environment, variablesOf } from '@arot/serving/variables'
import { type Brand, readBrand } from './brand.ts'

export type Config = ReturnType<typeof readConfig>

const web = ['http:', 'https:']

export function readConfig(env: Environment) {
  const read = variablesOf(env)
  const isProduction = read.text('NODE_ENV') === 'production'
  read.textUnlessPlaceholder('VITE_FIREBASE_API_KEY', 'your-key', isProduction)
  read.textUnlessPlaceholder('VITE_FIREBASE_PROJECT_ID', 'your-project', isProduction)
  const { brandMaker, ...built } = readBuild(read.text('APP_DIST') ?? join(import.meta.dirname, '..', 'dist'))
  const brandFile = read.text('BRAND')
  const brand = brandFile === undefined ? undefined : readBrand(brandFile, brandMaker)
  const app = settingsOf(env, brand)
  const port = read.integer('PORT', 3000, 0, 65_535)
  const apiUrl = read.url('API_URL', web) ?? 'http://127.0.0.1:4000'
  const operationsPort = read.integer('OPS_PORT', 0, 0, 65_535)

  return {
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    ...built,
    /** Where the host forwards calls of `/api`. */
    apiUrl,
    /** Where the server itself calls the api. */
    apiHost: app.apiHost.startsWith('/') ? apiUrl : app.apiHost,
    /** The public address, for absolute links. The host ignores the host name of the request. */
    publicUrl: read.url('PUBLIC_URL', web) ?? `http://127.0.0.1:${port}`,
    app,
    /** A custom brand. */
    brand,
    trustProxy: read.proxy('TRUST_PROXY'),
    bodyLimit: read.integer('BODY_LIMIT', 65_536, 1024, 1_048_576),
    requestSeconds: read.integer('REQUEST_TIMEOUT', 15, 1, 600),
    /** Bytes a second at which a picture or a file must arrive. */
    uploadRate: read.integer('UPLOAD_RATE', 32, 1, 1e6) * 1000,
    shutdownSeconds: read.integer('SHUTDOWN_TIMEOUT', 10, 1, 600),
    /** Seconds in which the server accepts requests after SIGTERM, although it is no longer ready. */
    shutdownDelay: read.integer('SHUTDOWN_DELAY', 0, 0, 600),
    /** Requests a second from one address, and how many may come at once after a pause. 0 a second is no limit. */
    addressRate: read.rate('RATE_ADDRESS', 200),
    /** The same for pages that are rendered because they are not cached. */
    renderRate: read.rate('RATE_RENDER', 5, 20),
    pagesBytes: read.integer('PAGES_MB', 64, 1, 65_536) * 1024 * 1024,
    /** Replicas need the same secret, to accept each other's signatures. */
    cookieSecret: secretOf(read, isProduction) ?? randomBytes(32).toString('base64url'),
    operations: operationsPort > 0 ? { host: read.text('OPS_HOST') ?? '127.0.0.1', port: operationsPort } : undefined,
    logLevel: read.logLevel('LOG_LEVEL'),
  }
}

/** A short secret can be guessed. */
function secretOf(read: ReturnType<typeof variablesOf>, isProduction: boolean) {
  const secret = read.text('COOKIE_SECRET')
  if (!isProduction || secret === undefined || secret.length >= 32) return secret
  throw new ConfigError('COOKIE_SECRET must have at least 32 characters in production: openssl rand -hex 32')
}

function readBuild(built: string) {
  const parts = {
    /** The files that browsers load. */
    folder: join(built, 'client'),
    /** The module that renders pages. */
    renderer: join(built, 'server', 'render.js'),
    brandMaker: join(built, 'server', 'brand.js'),
  }
  for (const needed of [join(parts.folder, 'index.html'), parts.renderer, parts.brandMaker]) {
    if (!existsSync(needed)) throw new ConfigError(`${built} has no built app: run npm run build:app`)
  }
  return parts
}

/** A setting overrides the brand's name and logo. */
function settingsOf(env: Environment, brand?: Brand) {
  const settings: Settings = brand
    ? { VITE_BRAND_NAME: brand.name, ...(brand.mark && { VITE_BRAND_MARK: brand.mark }) }
    : {}
  for (const name of settingNames) if (env[name]) settings[name] = env[name]
  const app = readSettings(settings)
  const problem = signInProblem(app)
  if (problem) throw new ConfigError(problem)
  return app
}
