// Helpers for the calls that only our server has. A foreign server never gets these requests.
import {
  type Answer,
  type Call,
  type Complete,
  type Endpoint,
  type KeyedOptions,
  nextCursor,
  read,
  writeHeaders,
} from './call.ts'
import { ApiError } from './errors.ts'
import { list } from './fields.ts'

type Request = Parameters<Call>[1]

/** The date fields in our server's answers. A test compares them with the schemas. */
export const momentFields: ReadonlySet<string> = new Set([
  'at',
  'buyDate',
  'changedAt',
  'reservedUntil',
  'readAt',
  'since',
  'until',
  'verifiedSince',
])

/** Converts all date fields to `Date`, at any depth. */
function withDates(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return momentFields.has(name) ? new Date(value) : value
  if (Array.isArray(value)) return value.map((one) => withDates(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDates(one, key)]))
}

/** Throws `not_found` on a foreign server. */
export async function requireOurs(call: Call): Promise<void> {
  if (!(await call.findOut())) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
}

/** A record of our server. It follows the schema of its call, so only its dates are converted. */
export function ownRecord<Item extends object>(value: unknown): Item {
  if (typeof value !== 'object' || value === null) throw new TypeError('no record')
  return withDates(value) as Item
}

/** `isKnown`: whether this release knows the item's state or kind. A newer server may add some. */
export function ownCalls<Item extends object>(call: Call, isKnown: (item: Item) => boolean = () => true) {
  async function send<To extends Endpoint>(endpoint: Complete<To>, request?: Request): Promise<Answer> {
    await requireOurs(call)
    return call(endpoint, request)
  }

  function readItem(answer: Answer): Item {
    return read((body) => {
      const item = ownRecord<Item>(body)
      if (!isKnown(item)) throw new TypeError('of another kind')
      return item
    }, answer)
  }

  const isReadable = (item: Item) => {
    try {
      return isKnown(item)
    } catch {
      return false
    }
  }

  /** Skips items of a kind that this release does not know. */
  const readItems = (answer: Answer): Item[] => read(list(ownRecord<Item>), answer).filter(isReadable)

  return {
    send,
    readItem,
    readItems,
    one: async <To extends Endpoint>(endpoint: Complete<To>, request?: Request) =>
      readItem(await send(endpoint, request)),
    /** A write that has one effect, even if it is sent again. `from`: the version that the caller has seen. */
    write: async <To extends Endpoint>(endpoint: Complete<To>, body: object, options?: KeyedOptions, from?: number) =>
      readItem(await send(endpoint, { ...options, body, ours: writeHeaders(options, from) })),
    /** `next`: the cursor of the next page. Absent on the last. */
    page: async <To extends Endpoint>(
      endpoint: Complete<To>,
      request?: Request,
    ): Promise<{ items: Item[]; next?: string | undefined }> => {
      const answer = await send(endpoint, request)
      return { items: readItems(answer), next: nextCursor(answer) }
    },
  }
}

/** The query string without empty parameters. Times are in ISO format. */
export function queryOf(params: Record<string, unknown>): string {
  const present = Object.entries(params).filter(([, value]) => value !== undefined && value !== '')
  const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
  return present.length > 0 ? `?${new URLSearchParams(present.map(([name, value]) => [name, textOf(value)]))}` : ''
}
