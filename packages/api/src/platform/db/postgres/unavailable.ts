/** SQLSTATE classes and codes of temporary failures. */
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

/** Errors of pg that have no code, its own time limits among them. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|client was closed|client has encountered|not queryable|pool after calling end|connection ended|PGlite is clos/i

/** Whether the database is away, so that the same call may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (networkCodes.has(code) || passingCodes.has(code)) return true
  if (code.length === 5 && passingClasses.has(code.slice(0, 2))) return true
  return lostConnection.test(error.message)
}

/** Emscripten's code for ENOSPC. PGlite runs on Emscripten. */
const emscriptenNoSpace = 51

/** Whether the disk of the database or of the data folder is full. */
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
