// Reads every variable of the server in one place, and checks it before anything starts.
import { offerLimits } from '@arot/contract'
import { ConfigError, type Environment, variablesOf } from '@arot/serving/variables'
import { mailSettings } from './mail-settings.ts'

export type Config = ReturnType<typeof readConfig>

/** The default addresses of the app and of Storybook. */
const ownPages = [3000, 6006].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])

export function readConfig(env: Environment) {
  const read = variablesOf(env)
  const port = read.integer('PORT', 4000, 0, 65_535)
  const emulator = read.text('FIREBASE_AUTH_EMULATOR_HOST')
  const isProduction = read.oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production'
  const projectId =
    read.textUnlessPlaceholder('FIREBASE_PROJECT_ID', 'your-project', isProduction) ??
    (isProduction ? undefined : 'demo-arot')

  if (emulator && isProduction) {
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST together with NODE_ENV=production: unsigned tokens never pass in production',
    )
  }
  if (!projectId)
    throw new ConfigError('FIREBASE_PROJECT_ID is missing: in production the server accepts tokens of one project only')
  if (emulator && !/^[\w.-]+:\d{1,5}$/.test(emulator)) {
    throw new ConfigError(`FIREBASE_AUTH_EMULATOR_HOST must be host:port, not "${emulator}"`)
  }

  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const rateStore = read.oneOf('RATE_STORE', ['memory', 'postgres'], 'memory')
  if (rateStore === 'postgres' && !databaseUrl) {
    throw new ConfigError('RATE_STORE may be postgres only with DATABASE_URL: nothing else is shared')
  }

  return {
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    operationsHost: read.text('OPS_HOST') ?? '127.0.0.1',
    /** The port for health checks and metrics. 0 serves them on the main port. */
    operationsPort: read.integer('OPS_PORT', isProduction ? 4001 : 0, isProduction ? 1 : 0, 65_535),
    publicUrl: read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://127.0.0.1:${port}`,
    isProduction,
    projectId,
    usesEmulator: emulator !== undefined,
    /** Whether an account must have confirmed its email address at the sign-in service. */
    requireVerifiedEmail: read.oneOf('REQUIRE_VERIFIED_EMAIL', ['0', '1'], '0') === '1',
    databaseUrl,
    databaseReadUrl: read.url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    /** PostgreSQL itself if DATABASE_URL is a connection pooler. Notifications and migrations need sessions. */
    databaseListenUrl: read.url('DATABASE_LISTEN_URL', ['postgres:', 'postgresql:']),
    /** Off if DATABASE_URL is a connection pooler in transaction mode, because its sessions are shared. */
    databasePrepared: read.oneOf('DATABASE_PREPARED', ['on', 'off'], 'on') === 'on',
    databasePool: read.integer('DATABASE_POOL', 10, 1, 1000),
    /** Seconds in which the database must answer an ordinary request. After that the answer is 503. */
    databaseTimeout: read.integer('DATABASE_TIMEOUT', 5, 2, 600),
    dataFolder: read.text('DATA_DIR') ?? '.data',
    ...marketplaceOf(read),
    updatePolicy: read.oneOf('UPDATE_POLICY', ['any', 'owner'], 'any'),
    reservationSeconds: read.integer('RESERVATION_SECONDS', read.integer('HOLD_TTL', 300, 1, 86_400), 1, 86_400),
    /** Limits of one buyer's open reservations and orders. */
    quota: {
      reservations: read.integer('OPEN_RESERVATIONS', read.integer('OPEN_HOLDS', 20, 1, 1e6), 1, 1e6),
      orders: read.integer('OPEN_ORDERS', 1000, 1, 1e6),
      units: read.integer('CART_UNITS', 1e6, 1, 1e12),
    },
    /** Open offers of a buyer, and hours for which an accepted offer reserves its units. */
    openOffers: read.integer('OPEN_OFFERS', 100, 1, 1e6),
    offerReservationHours: read.number(
      'OFFER_RESERVATION_HOURS',
      read.number('OFFER_HOLD_HOURS', offerLimits.reservationHours, 0.001, 8760),
      0.001,
      8760,
    ),
    /** Days after which an order is declined if its supplier has not answered. 0 is never. */
    answerDays: read.integer('ANSWER_DAYS', 14, 0, 36_500),
    /** Days for which the audit of products is stored. 0 is for ever. */
    auditDays: read.integer('AUDIT_DAYS', 730, 0, 36_500),
    corsOrigins: read.list('CORS_ORIGINS', ownPages, isOrigin),
    trustProxy: read.proxy('TRUST_PROXY'),
    bodyLimit: read.integer('BODY_LIMIT', 65_536, 1024, 1_048_576),
    requestSeconds: read.integer('REQUEST_TIMEOUT', 15, 1, 600),
    /** Bytes a second at which a picture or a file must arrive. */
    uploadRate: read.integer('UPLOAD_RATE', 32, 1, 1e6) * 1000,
    shutdownSeconds: read.integer('SHUTDOWN_TIMEOUT', 10, 1, 600),
    /** Seconds in which the server accepts requests after SIGTERM, although it is no longer ready. */
    shutdownDelay: read.integer('SHUTDOWN_DELAY', 0, 0, 600),
    /** Requests a second, and how many may come at once after a pause. 0 a second is no limit. */
    addressRate: read.rate('RATE_ADDRESS', 100),
    userRate: read.rate('RATE_USER', 20),
    /** Where requests are counted: in each process, or in the database for all processes together. */
    rateStore,
    pictures: picturesOf(read),
    streamsPerAddress: read.integer('STREAMS_PER_ADDRESS', 50, 1, 1e6),
    /** Open notification streams of one account in one process. */
    streamsPerUser: read.integer('STREAMS_PER_USER', 10, 1, 1e6),
    ...mailSettings(read, isProduction),
    /** How long the server sends older public answers while the database is away. */
    staleSeconds: read.integer('STALE_IF_ERROR_SECONDS', 60, 0, 86_400),
    cacheBytes: read.integer('CACHE_MB', 64, 0, 65_536) * 1024 * 1024,
    logLevel: read.logLevel('LOG_LEVEL'),
  }
}

function marketplaceOf(read: ReturnType<typeof variablesOf>) {
  return {
    /** The marketplace's own name. No supplier may use it. */
    brandName: read.text('BRAND_NAME') ?? 'Arot',
    /** The currency of all prices. It determines their decimals. */
    currency: read.currency('CURRENCY', 'USD'),
  }
}

function picturesOf(read: ReturnType<typeof variablesOf>) {
  return {
    /** Bytes that one account may upload in a day, and how often. */
    bytesADay: read.integer('PICTURES_MB_A_DAY', 200, 1, 1e6) * 1e6,
    rate: read.rate('RATE_PICTURES', 1),
    /** Encoder time of one account in a minute, in ms. 0 is no limit. */
    encoderMsAMinute: read.integer('PICTURES_ENCODER_SECONDS_A_MINUTE', 20, 0, 3600) * 1000,
    /** Pictures that are encoded at once. Each uses one processor. */
    jobs: read.integer('PICTURE_JOBS', 1, 1, 64),
    s3: s3Of(read),
  }
}

/** A bucket of any S3-compatible store. `url` includes the prefix of the file names. */
export type S3 = { url: string; key: string; secret: string; region: string }

/** The bucket for pictures. Without one, pictures are files in the data folder. */
function s3Of(read: ReturnType<typeof variablesOf>): S3 | undefined {
  const url = read.url('PICTURES_BUCKET_URL', ['http:', 'https:'])
  const [key, secret] = [read.text('PICTURES_BUCKET_KEY'), read.text('PICTURES_BUCKET_SECRET')]
  const region = read.text('PICTURES_BUCKET_REGION') ?? 'us-east-1'
  if (url === undefined) return undefined
  if (key && secret) return { url, key, secret, region }
  throw new ConfigError('PICTURES_BUCKET_URL needs PICTURES_BUCKET_KEY and PICTURES_BUCKET_SECRET')
}

function isOrigin(text: string) {
  return URL.canParse(text) && new URL(text).origin === text
}
