import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this an answer fits in one packet and compressing it only costs. */
export const leastToCompress = 1024

/** What a client may be sent; few headers are told again and again, so each is understood once. */
const understood = new LRUCache<string, Encoding>({ max: 1000 })
const encodings: Encoding[] = ['br', 'gzip', 'identity']
/** Its types do not know that one may prefer. */
type Chooser = { encoding: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined }

/** The best encoding the client takes. `q=0` is a refusal. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const known = understood.get(accepted)
  if (known) return known
  const chooser: Chooser = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const told = chooser.encoding(encodings, { preferred: encodings })
  const encoding = encodings.find((one) => one === told) ?? 'identity'
  if (accepted.length < 200) understood.set(accepted, encoding)
  return encoding
}

export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return own(await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
  if (encoding === 'gzip') return own(await toGzip(bytes, { level: 5 }))
  return bytes
}

/** What zlib gives is the begin of a larger piece of memory, which would be kept with it. */
function own(bytes: Buffer) {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Weak, because one tag stands for every encoding of the same bytes. */
export function etagOf(bytes: Buffer | string) {
  return `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
}

export function matches(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}
