import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@arot/serving/encodings'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this an answer fits in one packet and compressing it only costs. */
export const leastToCompress = 1024

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
