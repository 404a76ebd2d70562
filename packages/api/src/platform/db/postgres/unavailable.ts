/** SQLSTATE classes and codes that mean "not now" rather than "not like this". */
const passingClasses = new Set(['08', '53', '57', '58'])
const passingCodes = new Set(['25006', '25P03', '40001', '40P01', '55P03'])

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** What pg says in words only, without a code. Its own time limits are among them. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client was closed|client has encountered|not queryable|pool after calling end|connection ended|PGlite is clos/i

/** Whether an error means that the database is away, so that the same call may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (networkCodes.has(code) || passingCodes.has(code)) return true
  if (code.length === 5 && passingClasses.has(code.slice(0, 2))) return true
  return lostConnection.test(error.message)
}

/** What Emscripten, on which PGlite runs, calls ENOSPC. */
const emscriptenNoSpace = 51

/** Whether a disk is full: the database's, or the one of the data folder. */
export function isOutOfSpace(error: unknown): boolean {
  const {
    code,
    errno,
    name,
    message = '',
  } = error as { code?: unknown; errno?: unknown; name?: string; message?: string }
  if (code === 'ENOSPC' || code === '53100' || (name === 'ErrnoError' && errno === emscriptenNoSpace)) return true
  return /no space left on device/i.test(message)
}
