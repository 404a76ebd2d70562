import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this an answer fits in one packet and compressing it only costs. */
export const leastToCompress = 1024

/** The best encoding the client takes. `q=0` is a refusal. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}

export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  if (encoding === 'gzip') return toGzip(bytes, { level: 5 })
  return bytes
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
