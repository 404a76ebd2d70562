import { createHash } from 'node:crypto'
import type { Encoding } from '@arot/serving/encodings'
import { toBrotli, toGzip } from '@arot/serving/own-bytes'
import { createYielder } from '../../yielder.ts'

/** A smaller answer fits in one packet, so compression would gain nothing. */
export const leastToCompress = 1024

export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(bytes, 4)
  if (encoding === 'gzip') return toGzip(bytes, 5)
  return bytes
}

/** Items of a list that are serialized at once, and bytes that are hashed at once. */
const slice = { items: 100, bytes: 256 * 1024 }

/** The JSON of a body. A long list is serialized in slices, and other requests run in between. */
export async function toJson(body: unknown): Promise<Buffer | string> {
  if (!Array.isArray(body) || body.length <= slice.items) return JSON.stringify(body)
  const yieldIfDue = createYielder()
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; at += slice.items) {
    const items = JSON.stringify(body.slice(at, at + slice.items)).slice(1, -1)
    parts.push(Buffer.from(`${at === 0 ? '[' : ','}${items}`))
    await yieldIfDue()
  }
  return Buffer.concat([...parts, Buffer.from(']')])
}

/** A weak tag, because one tag covers every encoding of the same bytes. */
export async function etagOf(text: Buffer | string): Promise<string> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const hash = createHash('sha1')
  const yieldIfDue = createYielder()
  for (let at = 0; at < bytes.length; at += slice.bytes) {
    hash.update(bytes.subarray(at, at + slice.bytes))
    await yieldIfDue()
  }
  return `W/"${hash.digest('base64url')}"`
}
