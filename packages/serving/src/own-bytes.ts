// Copies bytes that stay in memory to memory of their own. A buffer below 32 kB, and a result of zlib, is a slice of a
// larger block. The whole block would stay in memory, and no cache would count it.
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
