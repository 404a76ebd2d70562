// Bytes that are kept, in memory of their own: a buffer of less than 32 kB, and what zlib gives, is a part of a larger
// piece of memory, all of which would be kept with it and counted nowhere.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

export function ownBytes(of: string | Buffer) {
  const bytes = typeof of === 'string' ? Buffer.from(of) : of
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export async function toBrotli(bytes: Buffer, quality: number) {
  return ownBytes(await brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
}

export async function toGzip(bytes: Buffer, level: number) {
  return ownBytes(await gzipOf(bytes, { level }))
}
