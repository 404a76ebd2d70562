import { createHash } from 'node:crypto'
import type { Encoding } from '@arot/serving/encodings'
import { toBrotli, toGzip } from '@arot/serving/own-bytes'

/** Below this an answer fits in one packet and compressing it only costs. */
export const leastToCompress = 1024

export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(bytes, 4)
  if (encoding === 'gzip') return toGzip(bytes, 5)
  return bytes
}

/** Weak, because one tag stands for every encoding of the same bytes. */
export function etagOf(bytes: Buffer | string) {
  return `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
}
