import { decode } from './decode.ts'
import { ApiError } from './errors.ts'
import { list, type Reader } from './fields.ts'

export type ClientOptions = {
  /** Where the server is: an address or a path on this origin, such as `/api`. */
  host: string
  /** The signed-in user's ID token, or null while nobody is signed in. */
  token?: () => Promise<string | null>
  fetch?: typeof globalThis.fetch
}

export type CallOptions = { signal?: AbortSignal }

/** A call that may be repeated without a second effect: the same key, the same effect. Without one each call gets its own. */
export type KeyedOptions = CallOptions & { key?: string }

type Request = CallOptions & {
  /** One of the four reads that need no session. */
  isPublic?: boolean
  body?: unknown
  /** Sent to our server alone: a header more would fail a stranger's preflight. */
  ours?: Record<string, string>
  /** Sent to its end though the page is left. */
  keepalive?: boolean
}

export type Answer = { status: number; headers: Headers; body: unknown }
export type Call = {
  (method: string, path: string, request?: Request): Promise<Answer>
  /** The same with its body unread, for answers that go on. */
  open: (method: string, path: string, request: Request) => Promise<Response>
  /** Whether the server is ours; undefined until an answer shows it. */
  isOurs: () => boolean | undefined
  /** The same, found out by one of the twelve calls where it is not known yet. */
  findOut: () => Promise<boolean | undefined>
  /** What a request of a kind of its own, such as one that sends bytes, is sent with. */
  headersOf: (request: Request) => Promise<Headers>
  /** Takes the catalogue’s version from an answer that tells it in its body, when all is written. */
  updateCatalogueVersion: (version: number) => void
  /** Counts writes, so that answers from before a write are recognized as old. */
  writes: () => number
  readonly host: string
}

export function createCall({ host, token, fetch = globalThis.fetch }: ClientOptions): Call {
  const base = host.replace(/\/+$/, '')
  let isOurs: boolean | undefined
  /** The public read that is on its way to tell. */
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
    // A writer never gets an answer from before their write, from any replica.
    if (version) headers.set('Catalogue-Version', version)
    return headers
  }

  /**
   * Our server marks every answer. A missing mark counts only on a successful public read: an error may come from a proxy in
   * front of it.
   */
  function learn(method: string, { isPublic }: Request, { ok, headers }: Response) {
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

  function call(method: string, path: string, request: Request = {}): Promise<Answer> {
    const answer = send(method, path, request)
    if (request.isPublic) telling ??= answer
    return answer
  }

  async function send(method: string, path: string, request: Request): Promise<Answer> {
    const response = await open(method, path, request)
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  }

  async function open(method: string, path: string, request: Request): Promise<Response> {
    const { body, signal, keepalive } = request
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
    if (isOurs === undefined) await call('GET', '/categories', { isPublic: true })
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

/** The error for an answer that is no success. */
export function toApiError({ status, headers, body }: Answer, statusText: string): ApiError {
  return new ApiError(status, body, {
    code: 'http',
    title: statusText || `HTTP ${status}`,
    askAgainAt: askAgainAt(headers.get('Retry-After')),
  })
}

/** A file goes as it is. */
const typeOf = (body: unknown) => (body instanceof Blob ? body.type : 'application/json')
const sendable = (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body))

/** `Retry-After` is in seconds, or a date. */
function askAgainAt(value: string | null): number | undefined {
  const at = value && /^\d+$/.test(value) ? Date.now() + Number(value) * 1000 : Date.parse(value ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** Two writes may be answered in either order. */
const newest = (current: string, value: string | null) => (Number(value) > Number(current) ? String(value) : current)

/** JSON made plain; the text of something else. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return decode(JSON.parse(text))
  } catch {
    return text
  }
}

/** What an answer promised; an answer of another shape is an error, not a page full of nothing. */
export function read<Plain>(reader: Reader<Plain>, { status, body }: Answer): Plain {
  try {
    return reader(body)
  } catch {
    throw new ApiError(status, null, { code: 'bad_answer', title: 'The server’s answer could not be read' })
  }
}

/** A list without the rows that cannot be read: one bad record of a foreign server must not take the page away. */
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

/** Where the next page of a list begins, as its answer says. */
export function nextCursor({ headers }: Answer): string | undefined {
  const cursor = headers.get('Link')?.match(/[?&]cursor=([^&>]*)[^>]*>;\s*rel="?next/)?.[1]
  return cursor && decodeURIComponent(cursor)
}

/** One part of a path. A name that a path cannot carry throws: it would be another call. */
export function segment(name: string): string {
  const current = name.toWellFormed()
  if (/^\.{0,2}$/.test(current)) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  return encodeURIComponent(current)
}

/** What names a write. With a `version` it is refused with `version_mismatch` where the record has another by now. */
export const writeHeaders = ({ key }: KeyedOptions = {}, version?: number): Record<string, string> => ({
  'Idempotency-Key': key ?? newKey(),
  ...(version !== undefined && { 'If-Match': `"${version}"` }),
})

/** Names one intention, so that the server gives it one effect however often it is sent. */
export function newKey(): string {
  // Not randomUUID: browsers keep that from a page that came over plain http, as from another machine of the house.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The new record's id where the answer names one: a server may answer with nothing. */
export function insertedId({ body }: Answer): { insertedId: string | null } {
  const value = (body as { insertedId?: unknown } | null)?.insertedId
  return { insertedId: value === undefined || value === null ? null : String(value) }
}
