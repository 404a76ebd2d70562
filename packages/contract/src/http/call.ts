import { decode } from './decode.ts'
import * as endpoints from './endpoints.ts'
import { ApiError } from './errors.ts'
import { list, type Reader } from './fields.ts'

export type ClientOptions = {
  /** The address of the server: a URL or a path on this origin, such as `/api`. */
  host: string
  /** The ID token of the signed-in user, or `null` for a visitor. */
  token?: () => Promise<string | null>
  fetch?: typeof globalThis.fetch
}

export type CallOptions = { signal?: AbortSignal }

/** Repeated calls with the same key have one effect. Without a key each call gets its own. */
export type KeyedOptions = CallOptions & { key?: string }

type Request = CallOptions & {
  /** Needs no session. Sent without a token. */
  isPublic?: boolean
  body?: unknown
  /** Headers for our server only. A foreign server's preflight would reject them. */
  ours?: Record<string, string>
  /** Completes the request even if the page is left. */
  keepalive?: boolean
}

export type Answer = { status: number; headers: Headers; body: unknown }
/** The method and the path of a call. */
export type Endpoint = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** An endpoint whose parameter is not filled in. */
export type Incomplete = `${string}/:${string}` & Endpoint

/** Refuses an endpoint whose parameter is not filled in. */
export type Complete<To extends Endpoint> = To extends Incomplete ? never : To

export type Call = {
  <To extends Endpoint>(endpoint: Complete<To>, request?: Request): Promise<Answer>
  /** Returns the response with an unread body, for streams. */
  open: <To extends Endpoint>(endpoint: Complete<To>, request: Request) => Promise<Response>
  /** Whether the server is ours. Undefined until an answer shows it. */
  isOurs: () => boolean | undefined
  /** The same, with a request if it is not known yet. */
  findOut: () => Promise<boolean | undefined>
  /** The headers for a request that is not sent by `call`, such as an upload. */
  headersOf: (request: Request) => Promise<Headers>
  /** Sets the catalogue's version from an answer that has it in its body. */
  updateCatalogueVersion: (version: number) => void
  /** The number of writes. An answer from before a write can be recognized as old. */
  writes: () => number
  readonly host: string
}

export function createCall({ host, token, fetch = globalThis.fetch }: ClientOptions): Call {
  const base = host.replace(/\/+$/, '')
  let isOurs: boolean | undefined
  /** The public read that will show whether the server is ours. */
  let telling: Promise<unknown> | undefined
  let version = ''
  let writes = 0

  async function headersOf({ isPublic, body, ours }: Request): Promise<Headers> {
    const headers = new Headers()
    if (body !== undefined) headers.set('Content-Type', typeOf(body))
    const bearer = isPublic ? null : await token?.()
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
    if (!isOurs) return headers
    for (const [name, value] of Object.entries(ours ?? {})) headers.set(name, value)
    // A client that has written never gets an older answer, even from another replica.
    if (version) headers.set('Catalogue-Version', version)
    return headers
  }

  /**
   * Our server sends a header with every answer. A missing header counts only on a successful public read, because a
   * proxy may have sent an error.
   */
  function learn(method: string | undefined, { isPublic }: Request, { ok, headers }: Response) {
    if (headers.has('Arot-Api')) isOurs = true
    else if (isPublic && ok) isOurs ??= false
    if (method === 'GET') return
    writes++
    version = newest(version, headers.get('Catalogue-Version'))
  }

  function updateCatalogueVersion(value: number) {
    writes++
    version = newest(version, String(value))
  }

  function call(endpoint: Endpoint, request: Request = {}): Promise<Answer> {
    const answer = send(endpoint, request)
    if (request.isPublic) telling ??= answer
    return answer
  }

  async function send(endpoint: Endpoint, request: Request): Promise<Answer> {
    const response = await open(endpoint, request)
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  }

  async function open(endpoint: Endpoint, request: Request): Promise<Response> {
    const { body, signal, keepalive } = request
    const [method, path] = endpoint.split(' ')
    const sent = { method, headers: await headersOf(request), body: sendable(body), signal, keepalive }
    const response = await fetch(base + path, sent).catch((error) => {
      if (signal?.aborted) throw error
      throw new ApiError(0, null, { code: 'network', title: 'The server cannot be reached' })
    })
    learn(method, request, response)
    if (response.ok) return response
    const { status, headers, statusText } = response
    throw toApiError({ status, headers, body: await readBody(response) }, statusText)
  }

  async function findOut() {
    if (isOurs === undefined) await telling?.catch(() => {})
    if (isOurs === undefined) await call(endpoints.getCategories, { isPublic: true })
    return isOurs
  }

  return Object.assign(call, {
    open,
    headersOf,
    updateCatalogueVersion,
    isOurs: () => isOurs,
    findOut,
    writes: () => writes,
    host: base,
  })
}

/** The error for an unsuccessful answer. */
export function toApiError({ status, headers, body }: Answer, statusText: string): ApiError {
  return new ApiError(status, body, {
    code: 'http',
    title: statusText || `HTTP ${status}`,
    askAgainAt: askAgainAt(headers.get('Retry-After')),
  })
}

/** A file is sent unchanged. */
const typeOf = (body: unknown) => (body instanceof Blob ? body.type : 'application/json')
const sendable = (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body))

/** `Retry-After` has seconds or a date. */
function askAgainAt(value: string | null): number | undefined {
  const at = value && /^\d+$/.test(value) ? Date.now() + Number(value) * 1000 : Date.parse(value ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** Two writes may be answered in any order. */
const newest = (current: string, value: string | null) => (Number(value) > Number(current) ? String(value) : current)

/** Returns parsed JSON, or the text if it is not JSON. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return decode(JSON.parse(text))
  } catch {
    return text
  }
}

/** Reads an answer. One with a wrong shape throws, so that no page shows empty data. */
export function read<Plain>(reader: Reader<Plain>, { status, body }: Answer): Plain {
  try {
    return reader(body)
  } catch {
    throw new ApiError(status, null, { code: 'bad_answer', title: 'The server’s answer could not be read' })
  }
}

/** Reads a list and skips rows that cannot be read: one bad record of a foreign server must not break the page. */
export function readList<Plain>(reader: Reader<Plain>, answer: Answer): Plain[] {
  return read(
    list((row) => row),
    answer,
  ).flatMap((row) => {
    try {
      return [reader(row)]
    } catch {
      return []
    }
  })
}

/** The cursor of the next page, from the `Link` header. */
export function nextCursor({ headers }: Answer): string | undefined {
  const cursor = headers.get('Link')?.match(/[?&]cursor=([^&>]*)[^>]*>;\s*rel="?next/)?.[1]
  return cursor && decodeURIComponent(cursor)
}

export const pathOf = (endpoint: Endpoint): string => endpoint.replace(/\w+ /, '')

/** Fills in the parameter of an endpoint. Throws for a value such as `..`, which would address another call. */
export function fill(endpoint: Incomplete, value: string): Endpoint {
  const current = value.toWellFormed()
  if (/^\.{0,2}$/.test(current)) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  return endpoint.replace(/:\w+/, () => encodeURIComponent(current)) as Endpoint
}

/** The headers of a write. With a `version` the server answers `version_mismatch` if the record has another one. */
export const writeHeaders = ({ key }: KeyedOptions = {}, version?: number): Record<string, string> => ({
  'Idempotency-Key': key ?? newKey(),
  ...(version !== undefined && { 'If-Match': `"${version}"` }),
})

/** A new idempotency key. The server gives all requests with it one effect. */
export function newKey(): string {
  // Not `randomUUID`: browsers have it only on secure origins, not over plain HTTP from another machine.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The id of the new record, or `null` if the server sends none. */
export function insertedId({ body }: Answer): { insertedId: string | null } {
  const value = (body as { insertedId?: unknown } | null)?.insertedId
  return { insertedId: value === undefined || value === null ? null : String(value) }
}
